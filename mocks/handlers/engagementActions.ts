import { type SurveyRow } from '../../fixtures/engagement/surveys.ts'
import type { engagementActionCalls } from '../../src/contract/calls/engagementActions.ts'
import type { PalletPayload } from '../../src/contract/entities/palletPayload.ts'
import type { SurveyResults } from '../../src/contract/entities/engagement/survey.ts'
import { ProductType, SurveyStatus, VariantState } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import { emailKey, isEmail } from '../rules/contact/contact.ts'
import { telephoneDigits } from '../rules/contact/telephoneDigits.ts'
import { isPalletDay } from '../rules/palletQuotes.ts'
import { postalCodeFacts } from '../rules/postalCodes.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { isoTime } from '../base/clock.ts'
import { palletQuoteOf } from '../state/engagement/palletQuotes.ts'
import { nextHex, nextNumber } from '../base/random.ts'
import { isAnswered, surveys, surveyStatus } from '../state/engagement/surveys.ts'
import { gameHandlers } from './games.ts'
import { type HandlersOf, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

/** The earliest delivery day is tomorrow, since a quote takes the rest of today. */
function refuseBadDay({ deliveryDay }: PalletPayload, { now }: HandlerContext): void {
  if (deliveryDay === undefined) return
  if (isPalletDay(deliveryDay, now)) return
  throw badField('palletPayload.deliveryDay', 'a day to come')
}

/** Refuses a product that is listed twice or discontinued, and samples, of which a cart takes a few only. */
function refuseBadItems({ items }: PalletPayload, { catalogueView }: HandlerContext): void {
  for (const [at, { variantId }] of items.entries()) {
    const variant = catalogueView.variant(variantId)
    const field = `palletPayload.items.${at}.variantId`
    if (!variant) throw notFound(field)
    const isSample = variant.product.productType === ProductType.SAMPLE
    if (isSample || variant.state === VariantState.DISCONTINUED) throw refuse('not_available', { field })
    if (items.findIndex((item) => item.variantId === variantId) < at) throw badField(field, 'each thing once')
  }
}

/** Checks a request for pallets. Returns it with the email and the phone number in their normal form. */
function checkedPallets(payload: PalletPayload, context: HandlerContext): PalletPayload {
  const email = emailKey(payload.email)
  if (!isEmail(email)) throw badField('palletPayload.email', 'an e-mail address')
  const phoneNumber = telephoneDigits(payload.phoneNumber)
  if (phoneNumber === null) throw badField('palletPayload.phoneNumber', `${TELEPHONE_DIGITS} digits`)
  const { isValid, isSupported } = postalCodeFacts(payload.postalCode)
  if (!isValid) throw badField('palletPayload.postalCode', '5 or 9 digits')
  refuseBadDay(payload, context)
  refuseBadItems(payload, context)
  if (!isSupported) throw refuse(ErrorCode.BUSINESS_LOCATION_UNSUPPORTED)
  return { ...payload, email, phoneNumber }
}

function refuseBadAnswers(survey: SurveyRow, { answers }: SurveyResults): void {
  for (const [at, { questionId, answer }] of answers.entries()) {
    const question = survey.questions.find(({ id }) => id === questionId)
    const field = `surveyResults.answers.${at}`
    if (!question) throw notFound(`${field}.questionId`)
    const { choices } = question
    if (choices && !choices.some((choice) => Object.values(choice).includes(answer))) {
      throw badField(`${field}.answer`, 'one of the choices')
    }
  }
  const ids = answers.map(({ questionId }) => questionId)
  if (new Set(ids).size < ids.length) {
    throw badField('surveyResults.answers', 'one answer a question')
  }
}

/** Document 2 §7, Catalogue and search: quotes for pallets, surveys and games. */
export const engagementActionHandlers: HandlersOf<typeof engagementActionCalls> = {
  ...gameHandlers,
  submitPalletQuote: writes(({ body, ...context }) => {
    const { shopper, state, now } = context
    const payload = checkedPallets(body.palletPayload, context)
    const kept = {
      id: nextHex(state.chance, 24),
      number: `PQ-${String(100_000 + Math.floor(nextNumber(state.chance) * 900_000))}`,
      at: now,
      payload,
    }
    shopper.engagement.palletQuotes.push(kept)
    return { data: { quote: palletQuoteOf(kept, context) } }
  }),
  submitSurvey: writes(({ body, ...context }) => {
    const { surveyResults } = body
    const { shopper, now } = context
    const survey = surveys.find(({ id }) => id === surveyResults.surveyId)
    if (!survey) throw notFound('surveyResults.surveyId')
    if (surveyStatus(survey, context) !== SurveyStatus.OPEN) throw refuse('survey_closed')
    if (isAnswered(survey, context)) throw refuse('already_answered')
    refuseBadAnswers(survey, surveyResults)
    shopper.engagement.surveys.push({ at: now, results: surveyResults })
    return { data: { surveyId: survey.id, answeredAt: isoTime(now) } }
  }),
}
