import { pathTo } from '../../contract/pathTo.ts'
import { to } from '../../paths.ts'

/** The stops of the tour in their order, each with the page that it leads to; null for the page on screen. */
export const stops = [
  { name: 'browse', path: to.home() },
  { name: 'buy', path: to.search('milk') },
  { name: 'pay', path: to.checkout() },
  { name: 'points', path: to.account() },
  { name: 'business', path: pathTo('/bulk-purchase') },
  { name: 'offline', path: to.home() },
  { name: 'languages', path: null },
  { name: 'console', path: null },
] as const
