import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accountIdOf } from '../../../fixtures/people.ts'
import { scenarioTable } from '../../../mocks/scenarios/table.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { BusinessRole } from '../../../src/contract/enumerations.ts'
import { useOrganization } from '../../../src/stores/business/organization.ts'
import { accountNow, persona } from '../../mocks/persona.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, reloadShop, withShop } from '../openShop.tsx'

const shop = withShop()
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  setDocumentLoad(null)
  useOrganization.setState({ current: null, page: null })
})

const heading = () => screen.findByRole('heading', { level: 1 })

/** The role of the admin of the business, as its owner changes it in another browser. */
const makeAdminA = (role: BusinessRole) =>
  shop.server.arrange((_shopper, { accounts }) => {
    const admin = accounts[accountIdOf('businessAdmin')]
    if (!admin?.business) throw new Error('The admin has no business')
    admin.business.role = role
  })

function watchLoads() {
  const load = vi.fn()
  setDocumentLoad(load)
  return load
}

describe('403 reloads the page (document 1 §6)', () => {
  test('a permission that was withdrawn while the page was open', async () => {
    const load = watchLoads()
    await shop.server.controls.become('business-admin')
    const { shopper, leave } = await openShop('/account/organization')
    await makeAdminA(BusinessRole.MEMBER)
    await shopper.click(screen.getByRole('button', { name: 'Remove: Jason Wong' }))
    const question = within(await screen.findByRole('dialog', { name: 'Remove Jason Wong?' }))
    await shopper.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(load).toHaveBeenCalledWith(window.location.href)
    leave()
    // The page says why it is gone, and leads on.
    const again = await reloadShop('/account/organization')
    expect(await heading()).toHaveTextContent('You don’t have access to this page')
    expect(
      screen.getByText('Your account can’t do this. Ask an owner or admin of your business.'),
    ).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await again.shopper.click(screen.getByRole('link', { name: 'Go to my account' }))
    await waitFor(() => expect(again.address()).toBe('/account'))
    expect(load).toHaveBeenCalledTimes(1)
    // Nothing was removed.
    const { organizations, accounts } = await shop.server.store.read()
    expect(Object.keys(organizations)).toContain('organization-kopitiam')
    expect(accounts[accountIdOf('cartEditor')]?.business).toBeDefined()
  })

  test('the permission that is still missing after that: a message, and no second reload', async () => {
    const load = watchLoads()
    await shop.server.controls.become('business-admin')
    const { shopper } = await openShop('/account/organization')
    await makeAdminA(BusinessRole.MEMBER)
    await shopper.click(screen.getByRole('button', { name: 'Remove: Jason Wong' }))
    const remove = async () =>
      shopper.click(
        within(await screen.findByRole('dialog', { name: 'Remove Jason Wong?' })).getByRole('button', {
          name: 'Remove',
        }),
      )
    await remove()
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled())
    await remove()
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your account can’t do this\./)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('the link of its scenario: the cart reloads once, and is as it was', async () => {
    const row = scenarioTable.find(({ id }) => id === 'access.forbidden')
    expect(row).toMatchObject({ start: '/cart', persona: 'guest-cart', isReloaded: true })
    const load = watchLoads()
    await fillCart(shop.server, { saleMilk: 2 })
    const { shopper, leave } = await openShop('/cart')
    shop.server.controls.arm('access.forbidden')
    await shopper.click(screen.getByRole('button', { name: /one more$/ }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    leave()
    const again = await reloadShop('/cart')
    expect(await heading()).toHaveTextContent('Your cart')
    const quantity = () => screen.getByRole('group', { name: /^Quantity of / })
    expect(quantity()).toHaveTextContent('2')
    // The fault strikes once: the cart can be changed again.
    await again.shopper.click(screen.getByRole('button', { name: /one more$/ }))
    await waitFor(() => expect(quantity()).toHaveTextContent('3'))
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('what belongs to another person, by its real id, is shown as not found', () => {
  test.each(['/account/order', '/order-pending', '/confirmation'])('an order at %s', async (place) => {
    await persona(shop.server, 'returningCustomer')
    const { orders } = (await accountNow(shop.server, 'returningCustomer')).shopper
    const gid = orders.at(-1)?.gid ?? ''
    expect(gid).toMatch(/^\d+$/)
    const address = place === '/account/order' ? `${place}/${gid}` : `${place}?order=${gid}`
    await shop.server.controls.become('first-order')
    await openShop(address)
    expect(await heading()).toHaveTextContent('We can’t find this page')
    expect(screen.getByRole('main')).not.toHaveTextContent(gid)
  })

  test('their own order is there', async () => {
    await shop.server.controls.become('returning')
    const { orders } = (await accountNow(shop.server, 'returningCustomer')).shopper
    await openShop(`/account/order/${orders.at(-1)?.gid ?? ''}`)
    expect(await heading()).toHaveTextContent(orders.at(-1)?.gid ?? '')
  })

  test('a shopping list', async () => {
    await persona(shop.server, 'activeMember')
    const { lists } = (await accountNow(shop.server, 'activeMember')).shopper.saved
    const [list] = lists
    expect(list?.name).toBeTruthy()
    await shop.server.controls.become('first-order')
    await openShop(`/account/shopping-lists/${list?.gid}`)
    expect(await heading()).toHaveTextContent('We can’t find this page')
    expect(screen.getByRole('main')).not.toHaveTextContent(list?.name ?? '')
  })

  test.each(['/account/add-address', '/account/confirm-address'])('an address at %s', async (place) => {
    await persona(shop.server, 'returningCustomer')
    const { addresses } = (await accountNow(shop.server, 'returningCustomer')).shopper
    const [address] = addresses
    await shop.server.controls.become('first-order')
    await openShop(`${place}?address=${address?._id}`)
    expect(await heading()).toHaveTextContent('We can’t find this page')
    expect(screen.getByRole('main')).not.toHaveTextContent(address?.addressLine1 ?? '')
  })
})
