import * as v from 'valibot'
import { SURVEY_ANSWER_MAXIMUM } from '../../limits.ts'
import { idSchema, textSchema } from '../primitives.ts'

/** A question of a survey. Without `choices`, the answer is free text. */
export const surveyQuestionSchema = v.object({
  _id: idSchema,
  text: v.string(),
  choices: v.optional(v.array(v.string())),
})
export type SurveyQuestion = v.InferOutput<typeof surveyQuestionSchema>

/** Document 1 §3, survey. It is open if `status` is `SurveyStatus.OPEN`; the documents name no other status. */
export const surveySchema = v.object({
  _id: idSchema,
  status: v.number(),
  title: v.optional(v.string()),
  questions: v.array(surveyQuestionSchema),
  isAnswered: v.optional(v.boolean()),
  /** The survey for shoppers about to leave (document 1 §4, exit survey). */
  isForLeaving: v.optional(v.boolean()),
})
export type Survey = v.InferOutput<typeof surveySchema>

/** Document 2 §7, `surveyResults`. The answer to a question with choices is one of the choices. */
export const surveyResultsSchema = v.object({
  surveyId: idSchema,
  answers: v.pipe(
    v.array(
      v.object({
        questionId: idSchema,
        answer: v.pipe(textSchema(SURVEY_ANSWER_MAXIMUM), v.trim(), v.nonEmpty()),
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
})
export type SurveyResults = v.InferOutput<typeof surveyResultsSchema>
