import { cancellationReasons } from '../../../fixtures/tables/cancellationReasons.ts'

export type CancellationReason = (typeof cancellationReasons)[number]

export const isCancellationReason = (text: string): text is CancellationReason =>
  cancellationReasons.some((reason) => reason === text)

export const needsOwnWords = (reason: CancellationReason): boolean => reason === 'other'
