import type { Browser } from 'playwright-core'
import { coldVisits } from './coldVisits.ts'
import { presses } from './presses.ts'
import { workerCalls } from './workerCalls.ts'

/** What one repetition found, by name. Milliseconds, but for `shift`. */
export type Figures = Readonly<Record<string, number>>

/** Prepares the build at an address, and returns a function that measures it once. */
export type Measure = (browser: Browser, url: string) => Promise<() => Promise<Figures[]>>

/** Measures of `inTurns.ts`: first visits on a phone at a quarter of the speed, presses with a mouse, calls through the worker. */
export const measures: Readonly<Record<string, Measure>> = {
  home: coldVisits(''),
  department: coldVisits('products/category/130000/dairy-eggs/'),
  // Nothing of this page is prerendered.
  search: coldVisits('products/search/Olive%20Oil'),
  presses: presses(1),
  slowPresses: presses(4),
  calls: workerCalls,
}
