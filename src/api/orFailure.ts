import { type Failure, isFailure } from './failure.ts'

/** Runs a change; returns its `Failure`, or null when it has succeeded. Throws any other error. */
export async function orFailure(change: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await change()
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}

/** The reply, or the `Failure` in its place. Throws any other error. */
export async function replyOrFailure<Reply>(reply: Promise<Reply>): Promise<Reply | { failure: Failure }> {
  try {
    return await reply
  } catch (error) {
    if (!isFailure(error)) throw error
    return { failure: error }
  }
}
