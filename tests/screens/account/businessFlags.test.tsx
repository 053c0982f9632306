import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessAccount } from '../../../src/contract/entities/account/businessAccount.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
afterEach(() => sessionStorage.clear())

type Flag =
  | 'excludeAllItems'
  | 'bannerInterstitialsEnabled'
  | 'defaultPaymentEnabled'
  | 'achDirectDebitEnabled'

/** The café's owner opens a page, with a flag of the café on or off. */
async function openWith(flag: Flag, isOn: boolean, path: string) {
  await shop.server.controls.become('business-owner')
  await shop.server.arrange((_shopper, { organizations }) => {
    const account: BusinessAccount | undefined = organizations['organization-kopitiam']?.account
    if (account) account[flag] = isOn
  })
  return await openShop(path)
}

describe('a flag of the business', () => {
  test.each([true, false])('excludeAllItems %s: no promotion in the cart', async (isOn) => {
    await shop.server.controls.become('business-owner')
    await fillCart(shop.server, { twoForTwentyTwoTea: 2 })
    await shop.server.arrange((_shopper, { organizations }) => {
      const business = organizations['organization-kopitiam']
      if (business) business.account.excludeAllItems = isOn
    })
    await openShop('/cart')
    // 2 × 12.90, or two for 22.00
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByText('−RM 3.80').length > 0).toBe(!isOn)
    expect(main.getAllByText('RM 25.80')[0]).toBeVisible()
  })

  test.each([true, false])('bannerInterstitialsEnabled %s: banners above the page', async (isOn) => {
    await openWith('bannerInterstitialsEnabled', isOn, '/account')
    const banners = screen.getByRole('region', { name: 'Announcements' })
    expect(within(banners).queryAllByRole('link').length > 0).toBe(isOn)
  })

  test.each([true, false])(
    'defaultPaymentEnabled %s: another method can become the default',
    async (isOn) => {
      await openWith('defaultPaymentEnabled', isOn, '/account/billing')
      expect(screen.queryAllByRole('button', { name: /^Make default/ })).toHaveLength(isOn ? 1 : 0)
    },
  )

  test.each([true, false])('achDirectDebitEnabled %s: a bank account can be added', async (isOn) => {
    await openWith('achDirectDebitEnabled', isOn, '/account/billing')
    expect(screen.queryAllByRole('button', { name: 'Add a bank account' })).toHaveLength(isOn ? 1 : 0)
  })
})
