import { rememberSession } from './session.ts'

/**
 * Creates a map of changes that were sent, or will be, and have no answer yet. Returns a function that returns it: empty after a login or logout,
 * since the changes belong to the previous session.
 */
export function pendingOfSession<Change>(): () => Map<string, Change> {
  const changes = new Map<string, Change>()
  let isSameSession = rememberSession()
  return () => {
    if (!isSameSession()) {
      changes.clear()
      isSameSession = rememberSession()
    }
    return changes
  }
}
