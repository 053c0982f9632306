import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testCards } from '../../../fixtures/inputs.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)

// What was typed into a form is kept in it.
afterEach(() => sessionStorage.clear())

const MASTERCARD = 'Mastercard ending in 4444'
const VISA = 'Visa ending in 0341'

const rows = () =>
  within(screen.getByRole('region', { name: 'Saved cards and bank accounts' }))
    .queryAllByRole('listitem')
    .filter((row) => row.hasAttribute('data-row'))
const rowOf = (text: string) => within(rows().find((row) => row.textContent.includes(text)) as HTMLElement)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open(persona: Parameters<typeof shop.server.controls.become>[0] = 'member-active') {
  await shop.server.controls.become(persona)
  return await openShop('/account/billing')
}

describe('saved cards and bank accounts', () => {
  test('are shown with owner, expiry and default', async () => {
    await open()
    expect(rows()).toHaveLength(2)
    expect(rowOf(MASTERCARD).getByText('Default')).toBeVisible()
    expect(rowOf(MASTERCARD).getByText('Mei Yee Tan · 11/30')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('say why they cannot pay, and an expired one cannot become the default', async () => {
    await open('long-account')
    expect(rowOf('Visa ending in 7003').getByText('Your bank declined this card')).toBeVisible()
    expect(rowOf('Visa ending in 7002').getByText('Expires 12/26')).toBeVisible()
    const expired = rowOf('Visa ending in 7001')
    expect(expired.getByText('Expired 01/26')).toBeVisible()
    expect(expired.queryByRole('button', { name: /^Make default/ })).toBeNull()
  })

  test('another card becomes the default at once', async () => {
    const { shopper } = await open()
    await shopper.click(rowOf(VISA).getByRole('button', { name: `Make default: ${VISA}` }))
    expect(rowOf(VISA).getByText('Default')).toBeVisible()
    expect(await screen.findByText('Default payment method changed')).toBeVisible()
    expect(rows().find((row) => row.textContent.includes(VISA))).toHaveFocus()
  })

  test('a refused default is the old one again', async () => {
    shop.server.controls.arm('setDefaultPaymentMethod:network@always')
    const { shopper } = await open()
    await shopper.click(rowOf(VISA).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('We couldn’t change your default payment method.')).toBeVisible()
    expect(rowOf(MASTERCARD).getByText('Default')).toBeVisible()
  })

  test('a card is deleted after a question, and the other one becomes the default', async () => {
    const { shopper } = await open()
    await shopper.click(rowOf(MASTERCARD).getByRole('button', { name: `Delete: ${MASTERCARD}` }))
    const question = await dialog(`Delete ${MASTERCARD}?`)
    expect(question.getByText(/Another saved method becomes your default/)).toBeVisible()
    await shopper.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Payment method deleted')).toBeVisible()
    await noDialog()
    expect(rows()).toHaveLength(1)
    expect(rowOf(VISA).getByText('Default')).toBeVisible()
  })

  test('a card that another tab has made the default can be deleted with the next press', async () => {
    const { shopper } = await open()
    await shop.server.store.write(({ accounts }) => {
      const billings = accounts['account-activeMember']?.shopper.billings ?? []
      for (const billing of billings) billing.isDefault = billing.info.lastFour === '0341'
    })
    const press = async () => {
      await shopper.click(rowOf(VISA).getByRole('button', { name: /^Delete/ }))
      await shopper.click((await dialog(`Delete ${VISA}?`)).getByRole('button', { name: 'Delete' }))
      await noDialog()
    }
    await press()
    expect(await screen.findByText('We couldn’t delete this. It’s still here.')).toBeVisible()
    expect(rowOf(VISA).getByText('Default')).toBeVisible()
    await press()
    expect(await screen.findByText('Payment method deleted')).toBeVisible()
    expect(rows()).toHaveLength(1)
  })

  test('a card returns if the server does not delete it', async () => {
    shop.server.controls.arm('deletePaymentMethod:network@always')
    const { shopper } = await open()
    await shopper.click(rowOf(VISA).getByRole('button', { name: /^Delete/ }))
    await shopper.click((await dialog(`Delete ${VISA}?`)).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('We couldn’t delete this. It’s still here.')).toBeVisible()
    await noDialog()
    expect(rows()).toHaveLength(2)
  })

  test('a bank account of a business becomes the default, and is deleted', async () => {
    const { shopper } = await open('business-owner')
    const ACCOUNT = 'Bank Rakyat Jelata ending in 9012'
    await shopper.click(rowOf(ACCOUNT).getByRole('button', { name: /^Make default/ }))
    expect(await screen.findByText('Default payment method changed')).toBeVisible()
    await shopper.click(rowOf(ACCOUNT).getByRole('button', { name: /^Delete/ }))
    await shopper.click((await dialog(`Delete ${ACCOUNT}?`)).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Payment method deleted')).toBeVisible()
    await noDialog()
    expect(rows()).toHaveLength(1)
    expect(rowOf('Visa ending in 7007').getByText('Default')).toBeVisible()
  })
})

describe('a new card', () => {
  async function fillIn(shopper: UserEvent, number: string) {
    await shopper.click(screen.getByRole('button', { name: 'Add a card' }))
    await shopper.type(await screen.findByRole('textbox', { name: 'Card number' }), number)
    await shopper.type(screen.getByRole('textbox', { name: 'Expiry (MM/YY)' }), '1230')
    await shopper.type(screen.getByRole('textbox', { name: 'Security code' }), '123')
    await shopper.type(screen.getByRole('textbox', { name: 'Name on the card' }), 'Danish Hakim')
    await shopper.click(screen.getByRole('button', { name: 'Save' }))
  }

  test('is added to an empty wallet, and its number is kept nowhere', async () => {
    const { shopper } = await open('unverified-phone')
    expect(screen.getByText(/No saved cards yet/)).toBeVisible()
    await fillIn(shopper, testCards.good)
    expect(await screen.findByText('Payment method saved')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rowOf('Visa ending in 4242').getByText('Danish Hakim · 12/30')).toBeVisible()
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await shop.server.store.read()])
    expect(kept).not.toContain(testCards.good)
  })

  test('that was cancelled while it was saving leaves the form that is open then alone', async () => {
    const { shopper } = await open('business-owner')
    const { holding } = shop.server.controls
    holding.hold(true)
    await fillIn(shopper, testCards.good)
    await waitFor(() => expect(holding.held()).not.toHaveLength(0))
    await shopper.click(screen.getByRole('button', { name: 'Cancel' }))
    await shopper.click(screen.getByRole('button', { name: 'Add a bank account' }))
    const routing = await screen.findByRole('textbox', { name: 'Routing number' })
    await shopper.type(routing, '12')
    holding.hold(false)
    expect(await screen.findByText('Payment method saved')).toBeVisible()
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(routing).toBeVisible()
    expect(routing).toHaveValue('12')
  })

  test('that is not saved returns the focus to its button', async () => {
    const { shopper } = await open('business-owner')
    for (const name of ['Add a card', 'Add a bank account']) {
      await shopper.click(screen.getByRole('button', { name }))
      await shopper.click(await screen.findByRole('button', { name: 'Cancel' }))
      expect(screen.getByRole('button', { name })).toHaveFocus()
    }
  })

  test('that the bank refuses stays in the form, with a message', async () => {
    const { shopper } = await open('unverified-phone')
    await fillIn(shopper, testCards.refusedOnSaving)
    expect(await screen.findByRole('alert')).toHaveTextContent(/We couldn’t save this card/)
    expect(screen.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Danish Hakim')
  })

  test('a bank account is offered to businesses with direct debit only', async () => {
    const first = await open()
    expect(screen.queryByRole('button', { name: 'Add a bank account' })).toBeNull()
    first.leave()
    const { shopper } = await open('business-owner')
    await shopper.click(screen.getByRole('button', { name: 'Add a bank account' }))
    expect(await screen.findByRole('textbox', { name: 'Routing number' })).toBeVisible()
  })
})

describe('the tax invoice', () => {
  test('shows the saved company, and keeps a typed change until it is saved', async () => {
    const first = await open('business-owner')
    const tax = () => within(screen.getByRole('region', { name: 'Tax invoice' }))
    expect(tax().getByText('Kopitiam Makmur Sdn Bhd')).toBeVisible()
    await first.shopper.click(tax().getByRole('button', { name: 'Edit company' }))
    const street = await tax().findByRole('textbox', { name: 'Street address' })
    await first.shopper.clear(street)
    await first.shopper.type(street, '20 Jalan Tun Sambanthan')
    first.leave()
    const { shopper } = await openShop('/account/billing')
    expect(await tax().findByRole('textbox', { name: 'Street address' })).toHaveValue(
      '20 Jalan Tun Sambanthan',
    )
    await shopper.click(tax().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Company for your tax invoices saved')).toBeVisible()
    expect(tax().getByText(/20 Jalan Tun Sambanthan/)).toBeVisible()
    expect(tax().getByRole('heading', { name: 'Tax invoice' })).toHaveFocus()
  })

  test('that was cancelled while it was saving leaves the form that is open then alone', async () => {
    const { shopper } = await open('business-owner')
    const tax = within(screen.getByRole('region', { name: 'Tax invoice' }))
    const { holding } = shop.server.controls
    const openForm = async () => {
      await shopper.click(tax.getByRole('button', { name: 'Edit company' }))
      return await tax.findByRole('textbox', { name: 'Street address' })
    }
    await openForm()
    holding.hold(true)
    await shopper.click(tax.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(holding.held()).not.toHaveLength(0))
    await shopper.click(tax.getByRole('button', { name: 'Cancel' }))
    const street = await openForm()
    await shopper.clear(street)
    await shopper.type(street, '20 Jalan Tun Sambanthan')
    holding.hold(false)
    expect(await screen.findByText('Company for your tax invoices saved')).toBeVisible()
    expect(street).toBeVisible()
    expect(street).toHaveValue('20 Jalan Tun Sambanthan')
    expect(tax.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true')
  })

  test('its form takes the focus, and gives it back when it is cancelled', async () => {
    const { shopper } = await open('business-owner')
    const tax = within(screen.getByRole('region', { name: 'Tax invoice' }))
    const title = tax.getByRole('heading', { name: 'Tax invoice' })
    await shopper.click(tax.getByRole('button', { name: 'Edit company' }))
    expect(title).toHaveFocus()
    await shopper.click(tax.getByRole('textbox', { name: 'Street address' }))
    await shopper.click(tax.getByRole('button', { name: 'Cancel' }))
    expect(title).toHaveFocus()
  })
})
