import { expect, test } from 'vitest'
import { exitPopup, type LeavingVisit } from '../../src/domain/engagement/exitIntent.ts'

const guest: LeavingVisit = {
  timeInShop: 60_000,
  wasShown: false,
  isSpared: false,
  cartCount: 0,
  hasOpenSurvey: false,
  isGuest: true,
  isCaptured: false,
}

test.each<[string, Partial<LeavingVisit>, string | null]>([
  ['a guest is asked for an address', {}, 'exit intent'],
  ['no address is asked for twice', { isCaptured: true }, null],
  ['nor of a shopper with an account', { isGuest: false }, null],
  ['items in the cart come first', { cartCount: 2, hasOpenSurvey: true }, 'cart abandonment'],
  ['also with an account', { cartCount: 1, isGuest: false }, 'cart abandonment'],
  ['a survey comes before the address', { hasOpenSurvey: true }, 'exit survey'],
  ['nothing twice in a visit', { wasShown: true, cartCount: 2 }, null],
  ['nothing during the checkout', { isSpared: true, cartCount: 2 }, null],
  ['nothing in the first 15 seconds of a visit', { timeInShop: 14_999, cartCount: 2 }, null],
])('%s', (_, visit, popup) => {
  expect(exitPopup({ ...guest, ...visit })).toBe(popup)
})
