import type { Survey, SurveyQuestion, SurveyResults } from '../../contract/entities/engagement/survey.ts'
import { SurveyStatus } from '../../contract/enumerations.ts'

/**
 * The answers by position of the question: for a question with choices the index of the choice, which is the same in every language; for
 * others the text.
 */
export type SurveyTexts = Readonly<Record<string, string>>

/** The form field of a question: its position, since an id may contain any character. */
export const surveyField = (at: number): string => `answer${at}`

/** Document 1 §4: a survey is open when its status is 0. */
export const isOpenSurvey = ({ status }: Pick<Survey, 'status'>): boolean => status === SurveyStatus.OPEN

/** Whether the survey can still be answered: each shopper answers once. */
export const takesAnswers = (survey: Survey): boolean => isOpenSurvey(survey) && !survey.isAnswered

/** The documents do not say which questions are required: those with choices, and texts only if there are no others. */
export const isRequired = ({ questions }: Pick<Survey, 'questions'>, { choices }: SurveyQuestion): boolean =>
  choices !== undefined || questions.every((question) => question.choices === undefined)

/** The answer in the survey's own words; empty without an answer, or when the choice no longer exists. */
function answerOf({ choices }: SurveyQuestion, given = ''): string | undefined {
  const text = given.trim()
  if (text === '') return undefined
  return choices ? choices[Number(text)] : text
}

const answersOf = ({ questions }: Pick<Survey, 'questions'>, texts: SurveyTexts) =>
  questions.flatMap((question, at) => {
    const answer = answerOf(question, texts[surveyField(at)])
    return answer === undefined ? [] : [{ questionId: question._id, answer }]
  })

/** The number of answered questions. */
export const answeredCount = (survey: Pick<Survey, 'questions'>, texts: SurveyTexts): number =>
  answersOf(survey, texts).length

/** The payload: the given answers (document 2 §7, `surveyResults`). */
export const surveyResultsOf = (
  survey: Pick<Survey, '_id' | 'questions'>,
  texts: SurveyTexts,
): SurveyResults => ({
  surveyId: survey._id,
  answers: answersOf(survey, texts),
})

/** The survey for a leaving shopper that can be answered and that this browser has not shown yet. */
export const surveyForLeaving = (surveys: readonly Survey[], asked: readonly string[]): Survey | null =>
  surveys.find((survey) => survey.isForLeaving && takesAnswers(survey) && !asked.includes(survey._id)) ?? null
