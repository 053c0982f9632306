import { type Failure, isFailure } from '../../api/failure.ts'

/** Whether a call has no readable answer: the server may have carried it out. */
export const isUnanswered = (error: unknown): error is Failure =>
  isFailure(error) && (error.kind === 'network' || error.kind === 'notJson' || error.kind === 'server')
