import type { localeCalls } from '../../src/contract/calls/locales.ts'
import { notFound } from '../base/refuse.ts'
import { readNamespace } from '../base/texts.ts'
import { type HandlersOf, reads } from './handler.ts'

/** Document 2 §7, Translations. */
export const localeHandlers: HandlersOf<typeof localeCalls> = {
  readNamespace: reads(async ({ params }) => {
    const namespace = await readNamespace(params.language, params.namespace)
    if (!namespace) throw notFound()
    return namespace
  }),
}
