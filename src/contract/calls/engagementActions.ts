import * as v from 'valibot'
import { call } from '../call.ts'
import { gameSchema, playSchema } from '../entities/engagement/game.ts'
import { palletPayloadSchema } from '../entities/palletPayload.ts'
import { palletQuoteSchema } from '../entities/palletQuote.ts'
import { idSchema, timestampSchema } from '../entities/primitives.ts'
import { surveyResultsSchema } from '../entities/engagement/survey.ts'
import { ErrorCode } from '../errorCodes.ts'

/** Document 2 §7, Catalogue and search: pallet quotes, surveys and games. docs/decisions/0041 covers what the documents leave open. */
export const engagementActionCalls = {
  /** Submits a request for a quote. The bulk-purchase page shows it afterwards. */
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
  /** The game of a call to action, and the prizes of this shopper in it, newest first. */
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
  /** Prevents a game from opening by itself again. Without a game, this applies to all current games. */
  dismissGames: call('POST', '/api/games/dismiss', {
    body: v.optional(v.object({ gameId: v.optional(idSchema) })),
    reply: v.object({ data: v.object({ dismissed: v.array(idSchema) }) }),
    errors: ['not_found'],
  }),
}
