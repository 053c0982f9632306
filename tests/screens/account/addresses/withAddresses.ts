import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { openShop, withShop } from '../../openShop.tsx'

export const HOME = 'B-12-3, Residensi Bukit Bintang, 9 Jalan Bukit Bintang'
export const CARE_OF_LIM = '4 Jalan SS 15/4'

export const main = () => within(screen.getByRole('main'))
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The saved addresses on screen. */
export const rows = () =>
  main()
    .getAllByRole('listitem')
    .filter((row) => row.hasAttribute('data-row'))
export const rowOf = (text: string) =>
  within(rows().find((row) => row.textContent.includes(text)) as HTMLElement)

/** The mocked shop of a file about saved addresses. */
export function withAddresses() {
  const shop = withShop()
  // Loads these first: the browser loads them when idle.
  beforeAll(() =>
    Promise.all([
      import('../../../../src/app/MuiTheme.tsx'),
      import('../../../../src/pages/account/accountFormPages.ts'),
    ]),
  )
  afterEach(() => {
    vi.useRealTimers()
    // What was typed into a form is kept in it.
    sessionStorage.clear()
  })
  return {
    shop,
    addresses: async () => {
      const { accounts } = await shop.server.store.read()
      return accounts['account-returningCustomer']?.shopper.addresses ?? []
    },
    async open(address: string, persona: Parameters<typeof shop.server.controls.become>[0] = 'returning') {
      await shop.server.controls.become(persona)
      return await openShop(address)
    },
  }
}
