import type { Browser } from 'playwright-core'

/** What one repetition found, by name. Milliseconds, but for `shift`. */
export type Figures = Readonly<Record<string, number>>

/** Prepares the build at an address, and returns a function that measures it once. */
export type Measure = (browser: Browser, url: string) => Promise<() => Promise<Figures[]>>
