import { unexpectedFailure } from '../../api/failure.ts'
import { rememberSession } from './session.ts'

/**
 * Waits for an answer. Throws a `Failure` if a login or logout has happened in the meantime: the answer belongs to the previous session, and
 * what would follow from it must not happen in this one.
 */
export async function ofThisSession<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const isSameSession = rememberSession()
  const received = await answer
  if (!isSameSession()) throw unexpectedFailure('The session has changed')
  return received
}
