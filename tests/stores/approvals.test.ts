/** Carts for approval: the order of the calls, and answers that arrive after a logout. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { demoPassword, people, type PersonKey } from '../../fixtures/people.ts'
import { targetOf } from '../../src/domain/cart/cart.ts'
import {
  approveCart,
  changeApproval,
  readApprovals,
  sendForApproval,
  withdrawApproval,
} from '../../src/stores/business/approvalChanges.ts'
import { useApprovals } from '../../src/stores/business/approvals.ts'
import { currentCart } from '../../src/stores/cart/cart.ts'
import { syncCart } from '../../src/stores/cart/cartWrites.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { setLineQuantity } from './cardChanges.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(async () => {
  await shop.reset()
  useApprovals.setState({ list: null })
})
afterAll(shop.close)

const milk = targetOf(shop.entry(named.saleMilk))
const rice = targetOf(shop.entry(named.standardOnlyRice))
const as = (person: PersonKey) => logIn({ email: people[person].email, password: demoPassword })

const newest = () => {
  const [approval] = useApprovals.getState().list ?? []
  if (!approval) throw new Error('There should be a cart for approval.')
  return approval
}

/** Jason, a cart editor, has sent three of the milk and two of the rice. */
async function sent() {
  await as('cartEditor')
  setLineQuantity(milk, 3)
  setLineQuantity(rice, 2)
  await sendForApproval('')
  return newest()
}

async function withOwner() {
  await sent()
  await logOut()
  await as('businessOwner')
  await readApprovals()
  return newest()
}

const inCart = () => currentCart().cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])

test('a change of one item does not show the older quantity of another', async () => {
  const approval = await withOwner()
  const [one, other] = approval.lines
  if (!one || !other) throw new Error('There should be two items.')
  let changes = 0
  shop.hold((path) => {
    if (!path.includes('/approvals/')) return false
    changes += 1
    return changes === 1
  })
  const first = changeApproval(approval, one.entry, 4)
  const [late] = await shop.heldAnswers(1)
  const second = changeApproval(approval, other.entry, 5)
  // Gives the second change the time of other calls.
  for (let count = 0; count < 5; count += 1) await syncCart()
  late?.release()
  expect(await Promise.all([first, second])).toEqual([null, null])
  expect(newest().lines.map(({ quantity }) => quantity)).toEqual([4, 5])
})

test('a cart is taken back after the changes of the cart that are still being written', async () => {
  const approval = await sent()
  setLineQuantity(milk, 1)
  await withdrawApproval(approval)
  expect(inCart()).toEqual([
    [named.saleMilk, 4],
    [named.standardOnlyRice, 2],
  ])
})

test.each([
  ['taken back', 'cartEditor', withdrawApproval],
  ['approved', 'businessOwner', approveCart],
] as const)(
  'a cart that is %s by a shopper who logs out meanwhile is not the guest’s',
  async (_, who, decide) => {
    const approval = who === 'cartEditor' ? await sent() : await withOwner()
    shop.hold((path) => path.includes('/approvals/'))
    const decided = decide(approval)
    const [late] = await shop.heldAnswers(1)
    await logOut()
    late?.release()
    await decided
    expect(inCart()).toEqual([])
    expect(useApprovals.getState().list).toBeNull()
  },
)

test('a change that waits for another is not sent after a logout', async () => {
  const approval = await withOwner()
  const [one, other] = approval.lines
  if (!one || !other) throw new Error('There should be two items.')
  shop.hold((path) => path.includes('/approvals/'))
  const first = changeApproval(approval, one.entry, 4)
  const [late] = await shop.heldAnswers(1)
  const second = changeApproval(approval, other.entry, 5)
  await logOut()
  late?.release()
  await Promise.all([first, second])
  expect(shop.calls('changeApproval')).toBe(1)
})
