import * as v from 'valibot'
import { call } from '../call.ts'
import { gameSchema, playSchema } from '../entities/game.ts'
import { startupInterstitialSchema } from '../entities/interstitial.ts'
import { newsfeedStorySchema } from '../entities/newsfeed.ts'
import { palletPayloadSchema, palletQuoteSchema } from '../entities/palletQuote.ts'
import { countSchema, idSchema, timestampSchema } from '../entities/primitives.ts'
import { surveyResultsSchema } from '../entities/survey.ts'
import { ErrorCode } from '../errorCodes.ts'

/** Document 2 §7, Catalogue and search: what a shop does to be remembered. Silences: docs/decisions 0040 and 0041. */
export const engagementCalls = {
  /** Keeps the request; the bulk-purchase page shows it again. */
  submitPalletQuote: call('POST', '/api/submit-pallet-quote-request', {
    body: v.object({ palletPayload: palletPayloadSchema }),
    reply: v.object({ data: v.object({ quote: palletQuoteSchema }) }),
    errors: ['not_found', 'not_available', ErrorCode.BUSINESS_LOCATION_UNSUPPORTED],
  }),
  /** A message comes when that warehouse has some again. Refused for goods that are there, or of which nobody is told. */
  notifyWhenInStock: call('POST', '/api/product/notify-when-instock', {
    body: v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      fulfillerVariantFulfillmentMethod: v.optional(idSchema),
    }),
    reply: v.object({
      data: v.object({ variantId: idSchema, warehouseId: idSchema, isNotified: v.boolean() }),
    }),
    errors: ['not_found', 'not_available', 'notice_excluded', 'in_stock'],
    guards: ['login'],
  }),
  /** Hides one banner of the band above every page, or all that stand there now. */
  hideBanner: call('PUT', '/api/product/hide-banner', {
    body: v.optional(v.object({ bannerId: v.optional(idSchema) })),
    reply: v.object({ data: v.object({ hiddenBanners: v.array(idSchema) }) }),
    errors: ['not_found'],
  }),
  /** When the newest story came, and how many came since the shopper last looked. */
  newsfeedTime: call('GET', '/api/account/newsfeed/time', {
    reply: v.object({ data: v.object({ time: v.nullable(timestampSchema), unreadCount: countSchema }) }),
  }),
  /** The stories, the newest first; from now on they have been seen. */
  newsfeed: call('GET', '/api/account/newsfeed', {
    reply: v.object({ data: v.object({ stories: v.array(newsfeedStorySchema) }) }),
  }),
  /** What may open by itself when the shop does; often nothing. */
  interstitials: call('GET', '/api/interstitial', {
    reply: v.object({ data: v.object({ interstitials: v.array(startupInterstitialSchema) }) }),
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
