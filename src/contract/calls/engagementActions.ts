import * as v from 'valibot'
import { call } from '../call.ts'
import { gameSchema, playSchema } from '../entities/engagement/game.ts'
import { palletPayloadSchema, palletQuoteSchema } from '../entities/palletQuote.ts'
import { idSchema, timestampSchema } from '../entities/primitives.ts'
import { surveyResultsSchema } from '../entities/engagement/survey.ts'
import { ErrorCode } from '../errorCodes.ts'

/** Document 2 §7, Catalogue and search: pallets, surveys and games, which few shoppers ever send. Silences: docs/decisions 0041. */
export const engagementActionCalls = {
  /** Keeps the request; the bulk-purchase page shows it again. */
  submitPalletQuote: call('POST', '/api/submit-pallet-quote-request', {
    body: v.object({ palletPayload: palletPayloadSchema }),
    reply: v.object({ data: v.object({ quote: palletQuoteSchema }) }),
    errors: ['not_found', 'not_available', ErrorCode.BUSINESS_LOCATION_UNSUPPORTED],
  }),
  submitSurvey: call('POST', '/api/survey-results', {
    body: v.object({ surveyResults: surveyResultsSchema }),
    reply: v.object({ data: v.object({ surveyId: idSchema, answeredAt: timestampSchema }) }),
    errors: ['not_found', 'survey_closed', 'already_answered'],
  }),
  /** The game that a call to action opens, and what this shopper has won in it, the newest first. */
  gameResults: call('GET', '/api/games/results', {
    query: v.object({ cta: v.pipe(v.string(), v.nonEmpty()) }),
    reply: v.object({ data: v.object({ game: gameSchema, results: v.array(playSchema) }) }),
    errors: ['not_found'],
  }),
  playGame: call('POST', '/api/games/play', {
    body: v.object({ gameId: idSchema }),
    reply: v.object({ data: v.object({ game: gameSchema, result: playSchema }) }),
    errors: ['not_found', 'game_over', 'no_plays_left'],
    guards: ['login'],
  }),
  /** Never offers this game by itself again; without a game, none that there is now. */
  dismissGames: call('POST', '/api/games/dismiss', {
    body: v.optional(v.object({ gameId: v.optional(idSchema) })),
    reply: v.object({ data: v.object({ dismissed: v.array(idSchema) }) }),
    errors: ['not_found'],
  }),
}
