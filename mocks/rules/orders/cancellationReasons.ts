import { cancellationReasons } from '../../../fixtures/tables/cancellationReasons.ts'

export type CancellationReason = (typeof cancellationReasons)[number]

/** Whether a text is one of the reasons for a cancellation. */
export const isCancellationReason = (text: string): text is CancellationReason =>
  cancellationReasons.some((reason) => reason === text)

/** Whether the shopper has to describe the reason. */
export const needsOwnWords = (reason: CancellationReason): boolean => reason === 'other'
