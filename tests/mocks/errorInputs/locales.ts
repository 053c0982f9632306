import type { localeCalls } from '../../../src/contract/calls/locales.ts'
import type { ErrorInputs } from './errorInput.ts'

export const localesErrorInputs: ErrorInputs<typeof localeCalls> = {
  readNamespace: { not_found: ({ ana }) => ana.ask('GET', '/api/locales/fr/common.json') },
}
