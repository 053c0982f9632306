/** Why an order can be called off, in the order in which they are offered; the last asks for the shopper's own words. */
export const cancellationReasons = [
  'changed_mind',
  'ordered_by_mistake',
  'delivery_time',
  'address',
  'found_elsewhere',
  'other',
] as const
export type CancellationReason = (typeof cancellationReasons)[number]

export const isCancellationReason = (text: string): text is CancellationReason =>
  cancellationReasons.some((reason) => reason === text)

export const needsOwnWords = (reason: CancellationReason): boolean => reason === 'other'
