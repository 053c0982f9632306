/** The field whose value a browser draws by chance, in the call that places an order. */
const RANDOM_FIELD = 'idempotencyKey'

/**
 * Gives short names to the keys of attempts to order, in the order they appear: a key tried again is seen to be the same, and
 * the same visit has the same names each time.
 */
export function createAliases(): (body: unknown) => unknown {
  const names = new Map<unknown, string>()
  return (body) => {
    if (typeof body !== 'object' || body === null || !(RANDOM_FIELD in body)) return body
    const key: unknown = body[RANDOM_FIELD]
    const name = names.get(key) ?? `attempt-${names.size + 1}`
    names.set(key, name)
    return { ...body, [RANDOM_FIELD]: name }
  }
}
