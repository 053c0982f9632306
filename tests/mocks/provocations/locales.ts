import type { localeCalls } from '../../../src/contract/calls/locales.ts'
import type { Provocations } from './provocation.ts'

export const localesProvocations: Provocations<typeof localeCalls> = {
  readNamespace: { not_found: ({ ana }) => ana.ask('GET', '/api/locales/fr/common.json') },
}
