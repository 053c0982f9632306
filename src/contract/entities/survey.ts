import * as v from 'valibot'
import { idSchema } from './primitives.ts'

/** A question of a survey. Without `choices` the answer is free text. */
export const surveyQuestionSchema = v.object({
  _id: idSchema,
  text: v.string(),
  choices: v.optional(v.array(v.string())),
})
export type SurveyQuestion = v.InferOutput<typeof surveyQuestionSchema>

/** Document 1 §3, survey. It is open when `status` is `SurveyStatus.OPEN`; the documents name no other status. */
export const surveySchema = v.object({
  _id: idSchema,
  status: v.number(),
  questions: v.array(surveyQuestionSchema),
})
export type Survey = v.InferOutput<typeof surveySchema>
