import { isUnanswered } from './isUnanswered.ts'

/**
 * Sends a call that saves something new. Without an answer, `find` looks for it where it would be: what it finds was saved, and is not sent
 * again. Throws the `Failure` of the call, or of the search.
 */
export async function orFound<Reply>(
  send: () => Promise<Reply>,
  find: () => Promise<Reply | null>,
): Promise<Reply> {
  try {
    return await send()
  } catch (error) {
    if (!isUnanswered(error)) throw error
    const found = await find()
    if (found === null) throw error
    return found
  }
}
