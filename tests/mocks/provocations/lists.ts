import type { listCalls } from '../../../src/contract/calls/lists.ts'
import type { Provocations } from './provocation.ts'

export const listsProvocations: Provocations<typeof listCalls> = {}
