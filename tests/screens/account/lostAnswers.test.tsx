import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import { demoPassword } from '../../../fixtures/people.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

const NEW = 'Harimau-2027'

const region = (name: string) => within(screen.getByRole('region', { name }))
const field = (name: string) => screen.findByRole('textbox', { name })

async function open(address: string, persona: Parameters<typeof shop.server.controls.become>[0]) {
  await shop.server.controls.become(persona)
  return await openShop(address)
}

describe('an address whose answer got lost', () => {
  const streets = async () =>
    (await shop.server.store.read()).accounts['account-returningCustomer']?.shopper.addresses.map(
      ({ addressLine1 }) => addressLine1,
    )

  test('is saved once', async () => {
    const { shopper } = await open('/account/add-address', 'returning')
    await shopper.type(await field('Street address'), '12 Jalan Tun Razak')
    await shopper.type(await field('Postcode'), '50400')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
    shop.server.controls.arm('createAddress:network:after')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    expect((await streets())?.filter((street) => street === '12 Jalan Tun Razak')).toHaveLength(1)
  })

  test('is not taken for another unit of the building', async () => {
    await shop.server.controls.become('returning')
    await shop.server.store.write(({ accounts }) => {
      const [first] = accounts['account-returningCustomer']?.shopper.addresses ?? []
      if (first) Object.assign(first, { addressLine1: '12 Jalan Tun Razak', addressLine2: 'Unit 3A' })
    })
    const { shopper } = await openShop('/account/add-address')
    await shopper.type(await field('Street address'), '12 Jalan Tun Razak')
    await shopper.type(await field('Postcode'), '55100')
    await waitFor(async () => expect(await field('City')).toHaveValue('Kuala Lumpur'))
    shop.server.controls.arm('createAddress:network')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/network/)
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    expect((await streets())?.filter((street) => street === '12 Jalan Tun Razak')).toHaveLength(2)
  })

  test('and that was changed by nothing but its default stays, as the default', async () => {
    const { shopper } = await open('/account/address', 'returning')
    await shopper.click(screen.getByRole('link', { name: /^Edit.*4 Jalan SS 15\/4/ }))
    await field('Street address')
    await shopper.click(screen.getByRole('checkbox', { name: /default/i }))
    shop.server.controls.arm('createAddress:network:after')
    await shopper.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Address saved')).toBeVisible()
    const { accounts } = await shop.server.store.read()
    const saved = accounts['account-returningCustomer']?.shopper.addresses ?? []
    expect(
      saved
        .filter(({ addressLine1 }) => addressLine1 === '4 Jalan SS 15/4')
        .map(({ isDefault }) => isDefault),
    ).toEqual([true])
  })
})

test('a card whose answer got lost is saved once', async () => {
  const { shopper } = await open('/account/billing', 'unverified-phone')
  await shopper.click(screen.getByRole('button', { name: 'Add a card' }))
  await shopper.type(await field('Card number'), testCards.good)
  await shopper.type(await field('Expiry (MM/YY)'), '1230')
  await shopper.type(await field('Security code'), '123')
  await shopper.type(await field('Name on the card'), 'Danish Hakim')
  shop.server.controls.arm('createBilling:network:after')
  await shopper.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Payment method saved')).toBeVisible()
  await waitFor(() =>
    expect(
      region('Saved cards and bank accounts')
        .getAllByRole('listitem')
        .filter((row) => row.hasAttribute('data-row')),
    ).toHaveLength(1),
  )
})

describe('a password whose answer got lost', () => {
  test('is changed with the next press', async () => {
    const { shopper } = await open('/account/change-password', 'returning')
    await shopper.click(region('Password').getByRole('button', { name: 'Change: Password' }))
    await shopper.type(await region('Password').findByLabelText(/^Current password/), demoPassword)
    await shopper.type(region('Password').getByLabelText(/^Choose a password/), NEW)
    const submit = region('Password').getByRole('button', { name: 'Change password' })
    shop.server.controls.arm('changePassword:network:after')
    await shopper.click(submit)
    expect(await region('Password').findByRole('alert')).toHaveTextContent(/network/)
    await shopper.click(submit)
    expect(await screen.findByText(/^Password changed/)).toBeVisible()
  })

  test('is set with the next press, if it is the first', async () => {
    const { shopper } = await open('/account/change-password', 'no-password')
    await shopper.type(await screen.findByLabelText(/^Choose a password/), NEW)
    const submit = screen.getByRole('button', { name: 'Set password' })
    shop.server.controls.arm('setPassword:network:after')
    await shopper.click(submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(/network/)
    await shopper.click(submit)
    expect(await screen.findByText('Your password is set')).toBeVisible()
  })
})
