import type { engagementCalls } from '../../../src/contract/calls/engagement.ts'
import type { Provocations } from './provocation.ts'

export const engagementProvocations: Provocations<typeof engagementCalls> = {}
