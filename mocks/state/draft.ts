import { Immer } from 'immer'

// The state is not frozen: freezing what a write has added costs as much as the write.
const immer = new Immer({ autoFreeze: false })

interface Changed<T, R> {
  next: T
  result: R
}

/**
 * Copy on write: `change` gets a draft that reads and changes like `base`, which stays as it is. `next` shares with it all parts that
 * were not changed. The result may contain parts of the draft. For plain JSON.
 */
export function changed<T extends object, R>(base: T, change: (draft: T) => R): Changed<T, R> {
  // The result is part of the draft, so that it can be read after the draft is revoked.
  const draft = immer.createDraft<{ next: unknown; result?: unknown }>({ next: base })
  draft.result = change(draft.next as T)
  return immer.finishDraft(draft) as Changed<T, R>
}
