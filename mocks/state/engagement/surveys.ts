import { type SurveyRow, surveyRows } from '../../../fixtures/engagement/surveys.ts'
import type { Survey } from '../../../src/contract/entities/engagement/survey.ts'
import { SurveyStatus } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { HOUR_MS } from '../../base/clock.ts'

/** The documents name one status only, the open one; a survey that is over has another. */
const CLOSED = 1

export const surveys: readonly SurveyRow[] = Object.values<SurveyRow>(surveyRows)

export const surveyStatus = ({ closesAfterHours }: SurveyRow, { state, now }: HandlerContext): number =>
  now < state.openedAt + closesAfterHours * HOUR_MS ? SurveyStatus.OPEN : CLOSED

export const isAnswered = ({ id }: SurveyRow, { shopper }: HandlerContext): boolean =>
  shopper.engagement.surveys.some(({ results }) => results.surveyId === id)

/** Document 1 §3, survey, in the language of the request. */
export const surveyOf = (row: SurveyRow, context: HandlerContext): Survey => ({
  _id: row.id,
  status: surveyStatus(row, context),
  title: row.title[context.language],
  isAnswered: isAnswered(row, context),
  isForLeaving: row.isForLeaving ?? false,
  questions: row.questions.map(({ id, text, choices }) => ({
    _id: id,
    text: text[context.language],
    ...(choices ? { choices: choices.map((choice) => choice[context.language]) } : {}),
  })),
})
