import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import type { Game, Play } from '../../contract/entities/engagement/game.ts'

/** Plays once; the prize is added to the account at once. Throws the `Failure` of a refused play. */
export async function playGame(gameId: string): Promise<{ game: Game; result: Play }> {
  const { data } = await request(engagementActionCalls.playGame, { body: { gameId } })
  return data
}

/** Stops offering this game. */
export async function dismissGame(gameId: string): Promise<void> {
  try {
    await request(engagementActionCalls.dismissGames, { body: { gameId } })
  } catch (error) {
    // If this fails, the game is offered once more.
    if (!isFailure(error)) throw error
  }
}
