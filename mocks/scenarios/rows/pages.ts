import { Language } from '../../../src/contract/enumerations.ts'
import type { ScenarioRow } from '../row.ts'

const home = { start: '/', persona: 'guest' } as const

/** What can go wrong with a page's data and with its texts (document 2 §2 and §8). */
export const pageRows: readonly ScenarioRow[] = [
  {
    id: 'page.broken',
    row: 'Page data fetch failure',
    calls: ['page'],
    fault: { kind: 'status', status: 500 },
    when: { kind: 'always' },
    expects: { key: 'errors.page_title', as: 'page' },
    ...home,
    act: 'open',
  },
  {
    id: 'page.unavailable',
    row: 'Page data fetch failure',
    calls: ['page'],
    fault: { kind: 'status', status: 503 },
    when: { kind: 'always' },
    expects: { key: 'errors.unavailable_title', as: 'page' },
    ...home,
    act: 'open',
  },
  {
    id: 'page.loaded-in-full',
    row: 'Page data fetch failure',
    calls: ['page'],
    fault: { kind: 'status', status: 500 },
    // The first is the page that the shopper starts on.
    when: { kind: 'nth', n: 2 },
    expects: null,
    isReloaded: true,
    ...home,
    act: 'goToDepartment',
  },
  {
    id: 'texts.tried-again',
    row: 'Translation load failure',
    calls: ['readNamespace'],
    only: { language: Language.MALAY },
    fault: { kind: 'status', status: 500 },
    expects: null,
    isLogged: true,
    ...home,
    act: 'speakMalay',
  },
  {
    id: 'texts.in-english',
    row: 'Translation load failure',
    calls: ['readNamespace'],
    only: { language: Language.MALAY },
    fault: { kind: 'not-json' },
    when: { kind: 'always' },
    expects: { key: 'handlers.network', as: 'notice' },
    isLogged: true,
    ...home,
    act: 'speakMalay',
  },
]
