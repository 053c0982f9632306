import { screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { useApprovals } from '../../../src/stores/business/approvals.ts'
import { buyer } from '../../mocks/buyer.ts'
import { shopper } from '../../mocks/shopper.ts'
import { roleTable, type RoleAction } from '../../spec/roleTable.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
    import('../../../src/pages/checkout/approval/SendCart.tsx'),
    import('../../../src/features/promo-codes/PromoCodePanel.tsx'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  useApprovals.setState({ list: null })
})

type Role = keyof (typeof roleTable)[RoleAction]

const personas = {
  default: 'default-role',
  owner: 'business-owner',
  member: 'business-member',
  cartEditor: 'cart-editor',
  admin: 'business-admin',
} as const satisfies Record<Role, string>
const roles = Object.keys(personas) as Role[]

/** Whether a control is on the page. */
const shown = (kind: 'button' | 'link', name: string | RegExp) =>
  screen.queryAllByRole(kind, { name }).length > 0

/** The actions that a page shows, for each role as the table has it. */
const expected = (role: Role, actions: readonly RoleAction[]) =>
  actions.map((action) => [action, roleTable[action][role]] as const)

describe.each(roles)('on screen, %s', (role) => {
  test('has at home what the role may do', async () => {
    await shop.server.controls.become(personas[role])
    await openShop('/account')
    const controls = [
      ['save a card', shown('link', /^Saved cards and bank accounts|^Payment methods/)],
      ['open the organisation page', shown('link', /^Business account/)],
    ]
    expect(controls).toEqual(expected(role, ['save a card', 'open the organisation page']))
  })

  test('has at the checkout what the role may do', async () => {
    await shop.server.controls.become(personas[role])
    await fillCart(shop.server, milkAboveMinimum)
    await openShop('/checkout')
    // One of both ends the checkout.
    await screen.findByRole('button', { name: /^(Place order|Send for approval)$/ })
    const controls = [
      ['place an order', shown('button', 'Place order')],
      ['choose how to pay', screen.queryByRole('list', { name: 'Checkout steps' }) !== null],
      ['send the cart for approval', shown('button', 'Send for approval')],
    ]
    expect(controls).toEqual(
      expected(role, ['place an order', 'choose how to pay', 'send the cart for approval']),
    )
  })

  test('has among the payment methods what the role may do', async () => {
    await shop.server.controls.become(personas[role])
    await openShop('/account/billing')
    expect([['save a card', shown('button', 'Add a card')]]).toEqual(expected(role, ['save a card']))
  })

  test('has of what others have bought what the role may see', async () => {
    await shop.server.controls.become(personas[role])
    await shop.server.arrange((_shopper, { organizations }) => {
      const cafe = organizations['organization-kopitiam']
      if (cafe) cafe.account.invoice.enabled = true
    })
    const history = await openShop('/account/order-history')
    const seesOthers = shown('link', 'Siti Aminah Yusof')
    history.leave()
    await openShop('/account/billing')
    const controls = [
      ['see the orders of the business', seesOthers],
      ['see the monthly statement', screen.queryByRole('region', { name: 'Statement' }) !== null],
    ]
    expect(controls).toEqual(expected(role, ['see the orders of the business', 'see the monthly statement']))
  })

  test('has on the organisation page what the role may do', async () => {
    await shop.server.controls.become(personas[role])
    await openShop('/account/organization')
    const controls = [
      ['manage members', shown('button', 'Invite a member') && shown('button', 'Remove: Kavitha Raman')],
      ['change the business account', shown('button', 'Change: Business')],
    ]
    expect(controls).toEqual(expected(role, ['manage members', 'change the business account']))
  })
})

describe('the order of a person whose role has changed', () => {
  test.each([
    ['cart editor', 3, false],
    ['member', 2, true],
  ] as const)('as a %s', async (_, role, may) => {
    await shop.server.controls.become('business-owner')
    const buys = buyer(shopper(shop.server))
    const { order } = (await buys.place(await buys.readyToOrder())).body.data
    await shop.server.arrange((_shopper, { accounts }) => {
      const business = accounts[accountIdOf('businessOwner')]?.business
      if (business) business.role = role
    })
    await openShop(`/account/order/${order.gid}`)
    const controls = [
      ['add to an order', shown('button', 'Add items')],
      ['cancel an order', shown('button', 'Cancel order')],
    ]
    expect(controls).toEqual([
      ['add to an order', may],
      ['cancel an order', may],
    ])
  })
})
