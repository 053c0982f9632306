/** The field with a random value of the browser, in the call that places an order. */
const RANDOM_FIELD = 'idempotencyKey'

/**
 * Gives short names to idempotency keys, in order of appearance: a repeated key is visible as such, and the same session has the same names
 * each time.
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
