import type { Failure } from '../../api/failure.ts'

/** Whether a call failed without an answer that can be read: the server may have carried it out. */
export const isUnanswered = ({ kind }: Failure): boolean =>
  kind === 'network' || kind === 'server' || kind === 'notJson'
