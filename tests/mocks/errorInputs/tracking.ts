import type { trackingCalls } from '../../../src/contract/calls/tracking.ts'
import type { ErrorInputs } from './errorInput.ts'

export const trackingErrorInputs: ErrorInputs<typeof trackingCalls> = {}
