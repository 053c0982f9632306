import { additions } from './additions.ts'
import { coldVisits } from './coldVisits.ts'
import type { Measure } from './measure.ts'
import { presses } from './presses.ts'
import { scrolling } from './scrolling.ts'
import { workerCalls } from './workerCalls.ts'

/** Measures of `inTurns.ts`: first visits on a phone at a quarter of the speed, presses with a mouse, scrolling, calls through the worker. */
export const measures: Readonly<Record<string, Measure>> = {
  home: coldVisits(''),
  department: coldVisits('products/category/130000/dairy-eggs/'),
  // Nothing of this page is prerendered.
  search: coldVisits('products/search/Olive%20Oil'),
  presses: presses(1),
  slowPresses: presses(4),
  additions,
  scrolling,
  calls: workerCalls,
}
