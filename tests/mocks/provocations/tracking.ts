import type { trackingCalls } from '../../../src/contract/calls/tracking.ts'
import type { Provocations } from './provocation.ts'

export const trackingProvocations: Provocations<typeof trackingCalls> = {}
