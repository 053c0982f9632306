import type { Browser } from 'playwright-core'

/** The figures of one repetition, by name. Milliseconds, except for `shift`. */
export type Figures = Readonly<Record<string, number>>

/** Prepares the build at an address, and returns a function that measures it once. */
export type Measure = (browser: Browser, url: string) => Promise<() => Promise<Figures[]>>
