/** A part of a schema as valibot describes it. */
interface Described {
  type: string
  entries?: Readonly<Record<string, Described>>
  options?: readonly unknown[]
  literal?: unknown
  wrapped?: Described
}

const isDescribed = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'type' in value

/** A body with the required fields of a schema, to be filled in: empty texts, zeros, the first of several values. */
export function bodyFor(schema: Described): unknown {
  switch (schema.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .filter(([, { type }]) => !/^(exact_)?optional$|^nullish$/.test(type))
          .map(([name, field]) => [name, bodyFor(field)]),
      )
    case 'array':
      return []
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'literal':
      return schema.literal
    case 'nullable':
      return null
    case 'picklist':
    case 'enum':
    case 'union':
    case 'variant': {
      const [first] = schema.options ?? []
      return isDescribed(first) ? bodyFor(first) : first
    }
    default:
      return undefined
  }
}
