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
  ['not one who gave it', { isCaptured: true }, null],
  ['not somebody with an account', { isGuest: false }, null],
  ['goods in the cart come before all', { cartCount: 2, hasOpenSurvey: true }, 'cart abandonment'],
  ['of an account, too', { cartCount: 1, isGuest: false }, 'cart abandonment'],
  ['a survey before the address', { hasOpenSurvey: true }, 'exit survey'],
  ['nothing twice in a visit', { wasShown: true, cartCount: 2 }, null],
  ['nothing on the way to paying', { isSpared: true, cartCount: 2 }, null],
  ['nothing for who only looked in', { timeInShop: 14_999, cartCount: 2 }, null],
])('%s', (_, visit, popup) => {
  expect(exitPopup({ ...guest, ...visit })).toBe(popup)
})
