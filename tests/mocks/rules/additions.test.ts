import { expect, test } from 'vitest'
import { addition } from '../../../mocks/rules/cart/additions.ts'

const plenty = { sellable: null, maxCartQuantity: 99 }
const sample = { perSample: 1, inAll: 3, othersInCart: 3 }

test.each([
  ['all of it', 0, 5, plenty, { added: 5 }],
  ['up to the stock', 2, 5, { sellable: 4 }, { added: 2, reason: 'not_enough_stock' }],
  [
    'up to a customer’s maximum',
    1,
    5,
    { sellable: 40, maxCartQuantity: 3 },
    { added: 2, reason: 'over_maximum' },
  ],
  ['nothing of what is sold out', 0, 1, { sellable: 0 }, { added: 0, reason: 'not_enough_stock' }],
  [
    'nothing where the cart is full of samples',
    0,
    1,
    { sellable: 9, sample },
    { added: 0, reason: 'sample_limit' },
  ],
  ['no more than twenty at once', 0, 25, plenty, { added: 20, reason: 'over_maximum' }],
  ['exactly twenty', 10, 20, plenty, { added: 20 }],
  ['the smaller of both', 90, 25, plenty, { added: 9, reason: 'over_maximum' }],
  ['nothing on top of too many', 9, 1, { sellable: 4 }, { added: 0, reason: 'not_enough_stock' }],
])('%s', (_, before, wanted, bounds, result) => {
  expect(addition(before, wanted, bounds, 20)).toEqual(result)
})
