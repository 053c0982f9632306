import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useOrganization } from '../../../src/stores/business/organization.ts'
import { axeFaults } from '../axeFaults.ts'
import { fillCart } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { releasePage } from '../releasePage.ts'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
  ]),
)
afterEach(() => {
  sessionStorage.clear()
  useOrganization.setState({ current: null, page: null })
})

const rowsOf = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('listitem')
const row = (name: string, text: string) =>
  within(rowsOf(name).find((each) => each.textContent.includes(text)) as HTMLElement)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function open(persona: Parameters<typeof shop.server.controls.become>[0] = 'business-owner') {
  await shop.server.controls.become(persona)
  return await openShop('/account/organization')
}

describe('the members of a business', () => {
  test('are shown with their roles, and the page is accessible', async () => {
    await open()
    expect(rowsOf('Members')).toHaveLength(5)
    expect(row('Members', 'Hafiz').getByText('Owner')).toBeVisible()
    expect(row('Members', 'Hafiz').getByText('You')).toBeVisible()
    expect(row('Members', 'Jason').getByText('Cart editor')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('get another role', async () => {
    const { shopper } = await open()
    await shopper.click(screen.getByRole('button', { name: 'Change role: Kavitha Raman' }))
    const question = await dialog('Change role: Kavitha Raman')
    expect(question.getByRole('radio', { name: /^Member/ })).toBeChecked()
    await shopper.click(question.getByRole('radio', { name: /^Admin/ }))
    await shopper.click(question.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Kavitha has a new role')).toBeVisible()
    await noDialog()
    expect(row('Members', 'Kavitha').getByText('Admin')).toBeVisible()
  })

  test('keep their role when the dialog is closed, also after a reload', async () => {
    const { shopper, leave } = await open()
    await shopper.click(screen.getByRole('button', { name: 'Change role: Kavitha Raman' }))
    const question = await dialog('Change role: Kavitha Raman')
    await shopper.click(question.getByRole('radio', { name: /^Admin/ }))
    await shopper.keyboard('{Escape}')
    await noDialog()
    leave()
    const again = await openShop('/account/organization')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await again.shopper.click(screen.getByRole('button', { name: 'Change role: Kavitha Raman' }))
    expect((await dialog('Change role: Kavitha Raman')).getByRole('radio', { name: /^Member/ })).toBeChecked()
  })

  test('keep their last owner', async () => {
    const { shopper } = await open('business-admin')
    await shopper.click(screen.getByRole('button', { name: 'Change role: Hafiz Abdullah' }))
    const question = await dialog('Change role: Hafiz Abdullah')
    await shopper.click(question.getByRole('radio', { name: /^Member/ }))
    await shopper.click(question.getByRole('button', { name: 'Save' }))
    expect(await question.findByRole('alert')).toHaveTextContent(/^A business needs an owner\./)
    expect(question.getByRole('radio', { name: /^Member/ })).toBeChecked()
  })

  test('are removed after the page has said what happens to their cart and orders', async () => {
    await shop.server.controls.become('business-member')
    await fillCart(shop.server, { saleMilk: 3 })
    const { shopper } = await open()
    expect(row('Members', 'Kavitha').getByText('3 items in cart')).toBeVisible()
    await shopper.click(screen.getByRole('button', { name: 'Remove: Kavitha Raman' }))
    const question = await dialog('Remove Kavitha Raman?')
    expect(question.getByText('3 items stay in the cart, at household prices.')).toBeVisible()
    expect(question.getByText(/^No order is on the way\./)).toBeVisible()
    await shopper.click(question.getByRole('button', { name: 'Remove' }))
    await noDialog()
    expect(rowsOf('Members')).toHaveLength(4)
    expect(await screen.findByText('Kavitha was removed')).toBeVisible()
  })

  test.each([
    ['removes themself', 'Remove: Siti Aminah Yusof', 'Remove', null],
    ['becomes a member', 'Change role: Siti Aminah Yusof', 'Save', /^Member/],
  ] as const)(
    'include one who manages them and %s: the home of the account follows',
    async (_, name, send, role) => {
      const { shopper, address } = await open('business-admin')
      await shopper.click(screen.getByRole('button', { name }))
      const question = within(await screen.findByRole('dialog'))
      if (role) await shopper.click(question.getByRole('radio', { name: role }))
      await shopper.click(question.getByRole('button', { name: send }))
      await waitFor(() => expect(address()).toBe('/account'))
      expect(screen.queryByRole('link', { name: /^Organisation/ })).toBeNull()
    },
  )

  test('include one who becomes a member and leaves before the answer: the page opened meanwhile stays', async () => {
    const { shopper, router, address } = await open('business-admin')
    await shopper.click(screen.getByRole('button', { name: 'Change role: Siti Aminah Yusof' }))
    const question = await dialog('Change role: Siti Aminah Yusof')
    await shopper.click(question.getByRole('radio', { name: /^Member/ }))
    const { holding } = shop.server.controls
    holding.hold(true)
    await shopper.click(question.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(holding.held()).toHaveLength(1))
    const left = router.navigate('/cart')
    await releasePage(shop.server, '/cart')
    await act(() => left)
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toHaveTextContent(/cart/i))
    const pages = () => shop.server.journal.entries().filter(({ call }) => call === 'page')
    const before = pages().length
    holding.hold(false)
    // The answer changes what the page may show.
    await waitFor(() => expect(pages().length).toBeGreaterThan(before))
    expect(pages().at(-1)?.path).toBe('/cart')
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
    expect(address()).toBe('/cart')
  })

  test('are removed while the question about another one is open: it stays', async () => {
    const { shopper } = await open()
    const { holding } = shop.server.controls
    const ask = async (name: string) => {
      await shopper.click(screen.getByRole('button', { name: `Remove: ${name}` }))
      return await dialog(`Remove ${name}?`)
    }
    const first = await ask('Kavitha Raman')
    holding.hold(true)
    await shopper.click(first.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(holding.held()).not.toHaveLength(0))
    await shopper.click(first.getByRole('button', { name: 'Cancel' }))
    await noDialog()
    const second = await ask('Siti Aminah Yusof')
    holding.hold(false)
    const removed = { name: 'Remove: Kavitha Raman', hidden: true }
    await waitFor(() => expect(screen.queryByRole('button', removed)).not.toBeInTheDocument())
    expect(second.getByRole('button', { name: 'Remove' })).toBeVisible()
    expect(second.getByRole('button', { name: 'Remove' })).not.toHaveAttribute('aria-busy', 'true')
    await shopper.click(second.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Kavitha was removed')).toBeVisible()
  })

  test('stay after a failure', async () => {
    shop.server.controls.arm('removeFromOrganization:network@always')
    const { shopper } = await open()
    await shopper.click(screen.getByRole('button', { name: 'Remove: Kavitha Raman' }))
    const question = await dialog('Remove Kavitha Raman?')
    await shopper.click(question.getByRole('button', { name: 'Remove' }))
    expect(await question.findByRole('alert')).toHaveTextContent(/limited or no network/)
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})

describe('invitations', () => {
  test('are sent, shown as pending, and withdrawn', async () => {
    const { shopper } = await open()
    await shopper.click(screen.getByRole('button', { name: 'Invite a member' }))
    const form = within(screen.getByRole('region', { name: 'Invite a member' }))
    await shopper.click(form.getByRole('button', { name: 'Send invitation' }))
    const email = form.getByRole('textbox', { name: /^Email of your colleague/ })
    expect(email).toHaveFocus()
    expect(email).toBeInvalid()
    await shopper.type(email, 'siti@kopitiam-makmur.example')
    await shopper.click(form.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('This person already buys for your business.'),
    )
    await shopper.clear(email)
    await shopper.type(email, 'mei@kopitiam-makmur.example')
    await shopper.click(form.getByRole('radio', { name: /^Cart editor/ }))
    await shopper.click(form.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('Invitation sent to mei@kopitiam-makmur.example')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Invitations' })).toHaveFocus()
    const mei = () => row('Invitations', 'mei@')
    expect(mei().getByText('Pending')).toBeVisible()
    expect(mei().getByText(/^Cart editor · Sent .* · valid until /)).toBeVisible()
    await shopper.click(mei().getByRole('button', { name: 'Withdraw: mei@kopitiam-makmur.example' }))
    await waitFor(() => expect(mei().getByText('Withdrawn')).toBeVisible())
    expect(mei().queryByRole('button', { name: /^Withdraw/ })).toBeNull()
    // The pressed button is gone.
    expect(document.activeElement).toHaveTextContent(/^mei@.*Withdrawn/)
    await shopper.click(mei().getByRole('button', { name: /^Send again/ }))
    await waitFor(() => expect(mei().getByText('Pending')).toBeVisible())
    expect(document.activeElement).toHaveTextContent(/^mei@.*Pending/)
  })

  test('that are typed are shown again after a reload, and not to another business', async () => {
    const { shopper, leave } = await open()
    await shopper.click(screen.getByRole('button', { name: 'Invite a member' }))
    await shopper.type(screen.getByRole('textbox', { name: /^Email of your colleague/ }), 'mei@')
    leave()
    const again = await openShop('/account/organization')
    expect(screen.getByRole('textbox', { name: /^Email of your colleague/ })).toHaveValue('mei@')
    again.leave()
    const other = await open('invoice')
    await other.shopper.click(screen.getByRole('button', { name: 'Invite a member' }))
    expect(screen.getByRole('textbox', { name: /^Email of your colleague/ })).toHaveValue('')
  })
})
