/** Document 2 §7. */
export const listCalls = {}
