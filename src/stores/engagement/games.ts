import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import type { Game, Play } from '../../contract/entities/engagement/game.ts'

/** Plays once; what is won is the account's already. Throws the `Failure` of a refused play. */
export async function playGame(gameId: string): Promise<{ game: Game; result: Play }> {
  const { data } = await request(engagementActionCalls.playGame, { body: { gameId } })
  return data
}

/** Never offers this game by itself again. */
export async function dismissGame(gameId: string): Promise<void> {
  try {
    await request(engagementActionCalls.dismissGames, { body: { gameId } })
  } catch (error) {
    // Then it is offered once more, another time.
    if (!isFailure(error)) throw error
  }
}
