import { topBannerRows } from '../../fixtures/engagement/topBanners.ts'
import { type SurveyRow } from '../../fixtures/engagement/surveys.ts'
import type { engagementCalls } from '../../src/contract/calls/engagement.ts'
import type { PalletPayload } from '../../src/contract/entities/palletQuote.ts'
import type { SurveyResults } from '../../src/contract/entities/survey.ts'
import { ProductType, SurveyStatus, VariantState } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import { isCalendarDay } from '../rules/calendarDay.ts'
import { malaysianDay } from '../rules/malaysiaTime.ts'
import { postalCodeFacts } from '../rules/postalCodes.ts'
import { canBeHad } from '../rules/stock.ts'
import { refuse } from '../serving/refuse.ts'
import { isoTime } from '../shop/clock.ts'
import { interstitialsOf, isRedirect } from '../shop/interstitials.ts'
import { storiesOf } from '../shop/newsfeed.ts'
import { palletQuoteOf } from '../shop/palletQuotes.ts'
import { nextHex, nextNumber } from '../shop/random.ts'
import { soldFrom } from '../shop/restock.ts'
import { isAnswered, surveys, surveyStatus } from '../shop/surveys.ts'
import { gameHandlers } from './games.ts'
import { type HandlersOf, reads, type Visit, writes } from './handler.ts'

/** Pallets come on a day to come; it takes the rest of this one to find out what they cost. */
function refuseBadDay({ deliveryDay }: PalletPayload, { now }: Visit): void {
  if (deliveryDay === undefined) return
  if (isCalendarDay(deliveryDay) && deliveryDay > malaysianDay(now)) return
  throw refuse(400, 'bad_body', { field: 'palletPayload.deliveryDay', expected: 'a day to come' })
}

/** Each thing once, still made, and no sample: those are given away one by one. */
function refuseBadItems({ items }: PalletPayload, { shelf }: Visit): void {
  for (const [at, { variantId }] of items.entries()) {
    const variant = shelf.variant(variantId)
    const field = `palletPayload.items.${at}.variantId`
    if (!variant) throw refuse(404, 'not_found', { field })
    const isSample = variant.product.productType === ProductType.SAMPLE
    if (isSample || variant.state === VariantState.DISCONTINUED) throw refuse(409, 'not_available', { field })
    if (items.findIndex((item) => item.variantId === variantId) < at)
      throw refuse(400, 'bad_body', { field, expected: 'each thing once' })
  }
}

function refuseBadPallets(payload: PalletPayload, visit: Visit): void {
  const { phoneNumber, postalCode } = payload
  if (phoneNumber.replace(/\D/g, '').length !== TELEPHONE_DIGITS) {
    throw refuse(400, 'bad_body', {
      field: 'palletPayload.phoneNumber',
      expected: `${TELEPHONE_DIGITS} digits`,
    })
  }
  const { isValid, isSupported } = postalCodeFacts(postalCode)
  if (!isValid)
    throw refuse(400, 'bad_body', { field: 'palletPayload.postalCode', expected: '5 or 9 digits' })
  refuseBadDay(payload, visit)
  refuseBadItems(payload, visit)
  if (!isSupported) throw refuse(422, ErrorCode.BUSINESS_LOCATION_UNSUPPORTED)
}

function refuseBadAnswers(survey: SurveyRow, { answers }: SurveyResults): void {
  for (const [at, { questionId, answer }] of answers.entries()) {
    const question = survey.questions.find(({ id }) => id === questionId)
    const field = `surveyResults.answers.${at}`
    if (!question) throw refuse(404, 'not_found', { field: `${field}.questionId` })
    const { choices } = question
    if (choices && !choices.some((choice) => Object.values(choice).includes(answer))) {
      throw refuse(400, 'bad_body', { field: `${field}.answer`, expected: 'one of the choices' })
    }
  }
  const ids = answers.map(({ questionId }) => questionId)
  if (new Set(ids).size < ids.length) {
    throw refuse(400, 'bad_body', { field: 'surveyResults.answers', expected: 'one answer a question' })
  }
}

/** Document 2 §7, Catalogue and search: quotes, notices, the newsfeed, interstitials, surveys and games. */
export const engagementHandlers: HandlersOf<typeof engagementCalls> = {
  ...gameHandlers,
  submitPalletQuote: writes(({ body, ...visit }) => {
    const { shopper, state, now } = visit
    refuseBadPallets(body.palletPayload, visit)
    const kept = {
      id: nextHex(state.chance, 24),
      number: `PQ-${String(100_000 + Math.floor(nextNumber(state.chance) * 900_000))}`,
      at: now,
      payload: body.palletPayload,
    }
    shopper.engagement.palletQuotes.push(kept)
    return { data: { quote: palletQuoteOf(kept, visit) } }
  }),
  notifyWhenInStock: writes(({ body, shopper, shelf, now }) => {
    const { variantId, warehouseId, fulfillerVariantFulfillmentMethod: wayToSell } = body
    const { engagement } = shopper
    if (!shelf.variant(variantId)) throw refuse(404, 'not_found', { field: 'variantId' })
    const variant = soldFrom(shelf, variantId, warehouseId)
    if (!variant) throw refuse(404, 'not_found', { field: 'warehouseId' })
    if (wayToSell !== undefined && wayToSell !== variant.fulfillerVariantFulfillmentMethod)
      throw refuse(404, 'not_found', { field: 'fulfillerVariantFulfillmentMethod' })
    if (variant.state === VariantState.DISCONTINUED) throw refuse(409, 'not_available')
    if (variant.excludedFromBackInStockNotification) throw refuse(409, 'notice_excluded')
    if (canBeHad(variant)) throw refuse(409, 'in_stock')
    const others = engagement.restockNotices.filter(
      (notice) => notice.variantId !== variantId || notice.warehouseId !== warehouseId,
    )
    engagement.restockNotices = [...others, { ...body, at: now }]
    return { data: { variantId, warehouseId, isNotified: true } }
  }),
  hideBanner: writes(({ body, shopper }) => {
    const { engagement } = shopper
    const known = topBannerRows.map(({ id }) => id)
    const asked = body?.bannerId
    if (asked !== undefined && !known.includes(asked)) throw refuse(404, 'not_found', { field: 'bannerId' })
    const hidden = asked === undefined ? known : [asked]
    engagement.hiddenBanners = [...new Set([...engagement.hiddenBanners, ...hidden])]
    return { data: { hiddenBanners: engagement.hiddenBanners } }
  }),
  newsfeedTime: reads((visit) => {
    const stories = storiesOf(visit)
    return {
      data: {
        time: stories[0]?.publishedAt ?? null,
        unreadCount: stories.filter(({ isNew }) => isNew).length,
      },
    }
  }),
  newsfeed: writes((visit) => {
    const stories = storiesOf(visit)
    visit.shopper.engagement.newsfeedSeenAt = visit.now
    return { data: { stories } }
  }),
  interstitials: writes((visit) => {
    const interstitials = interstitialsOf(visit)
    const { engagement } = visit.shopper
    const followed = interstitials.filter(isRedirect).map(({ _id }) => _id)
    if (followed.length > 0) engagement.redirectsFollowed.push(...followed)
    return { data: { interstitials } }
  }),
  submitSurvey: writes(({ body, ...visit }) => {
    const { surveyResults } = body
    const { shopper, now } = visit
    const survey = surveys.find(({ id }) => id === surveyResults.surveyId)
    if (!survey) throw refuse(404, 'not_found', { field: 'surveyResults.surveyId' })
    if (surveyStatus(survey, visit) !== SurveyStatus.OPEN) throw refuse(409, 'survey_closed')
    if (isAnswered(survey, visit)) throw refuse(409, 'already_answered')
    refuseBadAnswers(survey, surveyResults)
    shopper.engagement.surveys.push({ at: now, results: surveyResults })
    return { data: { surveyId: survey.id, answeredAt: isoTime(now) } }
  }),
}
