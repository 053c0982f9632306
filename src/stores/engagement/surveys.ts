import { askEarly } from '../../api/page.ts'
import { pageBase } from '../../api/address.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import type { Survey } from '../../contract/entities/engagement/survey.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { surveyForLeaving, surveyResultsOf, type SurveyTexts } from '../../domain/engagement/survey.ts'
import { to } from '../../paths.ts'
import { currentAccount } from '../session/account.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../base/formDraft.ts'
import { surveysAsked } from './dismissals.ts'
import { useSession } from '../session/session.ts'

/** The answers were accepted, had been given before, or came too late. */
export type SurveyOutcome = 'sent' | 'answered' | 'closed'

const outcomes: ReadonlyMap<unknown, SurveyOutcome> = new Map([
  [Refusal.ALREADY_ANSWERED, 'answered'],
  [Refusal.SURVEY_CLOSED, 'closed'],
  [Refusal.NOT_FOUND, 'closed'],
])

const draftOf = ({ _id }: Survey) => `survey:${_id}:${currentAccount()?._id ?? 'guest'}` as const

/** Answers that were given on the page or in the dialog and not sent yet. */
export const surveyDraft = (survey: Survey): SurveyTexts => readFormDraft(draftOf(survey))

export const saveSurveyDraft = (survey: Survey, texts: SurveyTexts): void =>
  saveFormDraft(draftOf(survey), texts)

/**
 * Sends the answers (document 2 §7, `survey-results`) and keeps them until they have arrived. Returns the `Failure` if it can be repeated.
 */
export async function sendSurvey(survey: Survey, texts: SurveyTexts): Promise<SurveyOutcome | Failure> {
  const draft = draftOf(survey)
  const body = { surveyResults: surveyResultsOf(survey, texts) }
  try {
    await request(engagementActionCalls.submitSurvey, { body })
  } catch (error) {
    if (!isFailure(error)) throw error
    const outcome = outcomes.get(error.code)
    if (outcome) clearFormDraft(draft)
    return outcome ?? error
  }
  clearFormDraft(draft)
  return 'sent'
}

/** Loads the survey for leaving shoppers from the data of its page, because no call of its own returns it (document 2 §7). */
export async function findSurveyForLeaving(): Promise<Survey | null> {
  const url = new URL(pageBase() + to.insights().slice(1), globalThis.location.href)
  const reply = await askEarly({ url, baseVersion: useSession.getState().base?.version })
  return surveyForLeaving(reply?.data?.insights?.surveys ?? [], surveysAsked())
}
