import { emptyFailure, isAbort } from '../../api/failure.ts'
import { report } from '../../api/report.ts'
import { request } from '../../api/request.ts'
import { graphqlCalls } from '../../contract/calls/graphql.ts'
import type { PleList } from '../../contract/entities/product/pleList.ts'
import type { VariantRelationship } from '../../contract/entities/product/variant.ts'
import type { OperationName, VariablesInput } from '../../contract/graphqlVariables.ts'

/** A list that fails to load is logged in the documents' words (document 2 §8), and the page omits it. */
export async function logged<Answer>(what: string, asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (!isAbort(error)) report(`Error getting ${what}`, error)
    throw error
  }
}

interface Answers {
  ples: PleList
  variantRelationships: VariantRelationship[]
}

async function answerTo<Name extends OperationName, Key extends keyof Answers>(
  operationName: Name,
  key: Key,
  variables: VariablesInput<Name>,
  signal: AbortSignal,
): Promise<Answers[Key]> {
  const { data } = await request(graphqlCalls.graphql, { body: { operationName, variables }, signal })
  const answer = (data as Partial<Answers> | null)?.[key]
  if (!answer) throw emptyFailure(200, data)
  return answer
}

/** One of the documents' list queries, by name; a cursor among the variables continues it (document 2 §7, GraphQL). */
export const listQuery = <Name extends Exclude<OperationName, 'SamplePleQuery'>>(
  name: Name,
  variables: VariablesInput<Name>,
  signal: AbortSignal,
): Promise<PleList> => answerTo(name, 'ples', variables, signal)

/** The samples that come with a variant, by the query of that name (document 2 §7, GraphQL). */
export const sampleQuery = (variantGid: string, signal: AbortSignal): Promise<VariantRelationship[]> =>
  answerTo('SamplePleQuery', 'variantRelationships', { variantGid }, signal)
