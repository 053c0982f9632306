import type { Language } from '../../../src/contract/enumerations.ts'

type Texts = Readonly<Record<Language, () => Promise<{ texts: Record<string, unknown> }>>>

/** Texts that no first page needs load separately, by namespace, each with the first page or dialog that uses them. */
export const lazyNamespaces: ReadonlyMap<string, Texts> = new Map([
  [
    'shop',
    {
      en: () => import('./shop/en.ts'),
      ms: () => import('./shop/ms.ts'),
      zh: () => import('./shop/zh.ts'),
    },
  ],
  [
    'account',
    {
      en: () => import('./account/en.ts'),
      ms: () => import('./account/ms.ts'),
      zh: () => import('./account/zh.ts'),
    },
  ],
  [
    'developer',
    {
      en: () => import('./developer/en.ts'),
      ms: () => import('./developer/ms.ts'),
      zh: () => import('./developer/zh.ts'),
    },
  ],
])
