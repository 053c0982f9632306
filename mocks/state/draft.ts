type Tree = Record<PropertyKey, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/**
 * Copy on write: `draft` reads and changes like the value itself, which stays as it is. `finished` answers the changed value; it
 * shares with the old one all that nobody changed. For plain JSON.
 */
export function draftOf<T extends object>(base: T): { draft: T; finished: () => T } {
  /** What was looked at, and what stands for it in the draft. */
  const drafts = new Map<unknown, Tree>()
  const looked = new Map<unknown, Tree>()
  const copies = new Map<Tree, Tree>()
  const settled = new Map<Tree, Tree>()

  const current = (tree: Tree): Tree => copies.get(tree) ?? tree

  function copyOf(tree: Tree): Tree {
    const known = copies.get(tree)
    if (known) return known
    const copy = (Array.isArray(tree) ? [...tree] : { ...tree }) as Tree
    copies.set(tree, copy)
    return copy
  }

  function read(tree: Tree, key: PropertyKey): unknown {
    const value = current(tree)[key]
    if (!isTree(value)) return value
    // What was put in by the change itself is nobody else's: it needs no draft.
    return drafts.get(value) ?? (tree[key] === value ? drafted(value) : value)
  }

  function drafted(tree: Tree): Tree {
    // The target is empty: a proxy must answer of what its target has and cannot lose.
    const draft = new Proxy<Tree>((Array.isArray(tree) ? [] : {}) as Tree, {
      get: (_, key) => read(tree, key),
      set(_, key, value) {
        const next: unknown = looked.get(value) ?? value
        const isSame = Object.is(current(tree)[key], next) && Object.hasOwn(current(tree), key)
        if (!isSame) copyOf(tree)[key] = next
        return true
      },
      deleteProperty: (_, key) => Reflect.deleteProperty(copyOf(tree), key),
      defineProperty: () => false,
      has: (_, key) => Reflect.has(current(tree), key),
      ownKeys: () => Reflect.ownKeys(current(tree)),
      getOwnPropertyDescriptor(_, key) {
        const found = Reflect.getOwnPropertyDescriptor(current(tree), key)
        return found && { ...found, value: read(tree, key) }
      },
    })
    drafts.set(tree, draft)
    looked.set(draft, tree)
    return draft
  }

  /** What has become of something that was looked at. */
  function settle(tree: Tree): Tree {
    const known = settled.get(tree)
    if (known) return known
    for (const [key, value] of Object.entries(current(tree))) {
      if (!isTree(value) || (tree[key] === value && !drafts.has(value))) continue
      const next = drafts.has(value) ? settle(value) : withoutDrafts(value)
      if (next !== value) copyOf(tree)[key] = next
    }
    const result = current(tree)
    settled.set(tree, result)
    return result
  }

  function withoutDrafts(value: Tree): Tree {
    const behind = looked.get(value)
    if (behind) return settle(behind)
    for (const [key, inner] of Object.entries(value)) {
      if (!isTree(inner)) continue
      const next = withoutDrafts(inner)
      if (next !== inner) value[key] = next
    }
    return value
  }

  const root = base as Tree
  return { draft: drafted(root) as T, finished: () => settle(root) as T }
}
