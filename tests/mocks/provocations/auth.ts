import type { authCalls } from '../../../src/contract/calls/auth.ts'
import type { Provocations } from './provocation.ts'

export const authProvocations: Provocations<typeof authCalls> = {
  verifyPhone: { 596: ({ anas }) => anas.telephone('0190000596') },
}
