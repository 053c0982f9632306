import type { Survey, SurveyQuestion, SurveyResults } from '../../contract/entities/engagement/survey.ts'
import { SurveyStatus } from '../../contract/enumerations.ts'

/**
 * What is given so far, by the question's place. Of a question with choices it is the number of one, so that it is the same choice in
 * another language; of the others the text.
 */
export type SurveyTexts = Readonly<Record<string, string>>

/** What a form calls the field of a question: its place, since an id may hold anything. */
export const surveyField = (at: number): string => `answer${at}`

/** Document 1 §4: a survey is open when its status is 0. */
export const isOpenSurvey = ({ status }: Pick<Survey, 'status'>): boolean => status === SurveyStatus.OPEN

/** May it still be answered? Once by each shopper. */
export const takesAnswers = (survey: Survey): boolean => isOpenSurvey(survey) && !survey.isAnswered

/** The documents do not say which must be answered: those with choices, and words only where nothing else is asked. */
export const isRequired = ({ questions }: Pick<Survey, 'questions'>, { choices }: SurveyQuestion): boolean =>
  choices !== undefined || questions.every((question) => question.choices === undefined)

/** The answer in the words of the survey; nothing where none is given, or where the choice is no longer one. */
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

/** How many of its questions are answered. */
export const answeredCount = (survey: Pick<Survey, 'questions'>, texts: SurveyTexts): number =>
  answersOf(survey, texts).length

/** What is sent: the answers that are there (document 2 §7, `surveyResults`). */
export const surveyResultsOf = (
  survey: Pick<Survey, '_id' | 'questions'>,
  texts: SurveyTexts,
): SurveyResults => ({
  surveyId: survey._id,
  answers: answersOf(survey, texts),
})

/** The survey for who is about to leave, if one may be answered that this browser has not been asked before. */
export const surveyForLeaving = (surveys: readonly Survey[], asked: readonly string[]): Survey | null =>
  surveys.find((survey) => survey.isForLeaving && takesAnswers(survey) && !asked.includes(survey._id)) ?? null
