import * as v from 'valibot'
import { call } from '../call.ts'

/** Document 2 §7, Translations: `GET /api/locales/{lng}/{ns}.json`. A namespace is a tree of texts. */
export const localeCalls = {
  readNamespace: call('GET', '/api/locales/:language/:namespace.json', {
    reply: v.record(v.string(), v.unknown()),
    errors: ['not_found'],
  }),
}
