import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../fixtures/people.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { stopClock } from '../../../src/stores/base/clock.ts'
import { axeFaults } from '../axeFaults.ts'
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
afterEach(() => act(() => stopClock(null)))

const region = (name: string) => within(screen.getByRole('region', { name }))

async function open(persona: Parameters<typeof shop.server.controls.become>[0] = 'returning') {
  await shop.server.controls.become(persona)
  const opened = await openShop('/account/change-password')
  await screen.findByRole('region', { name: 'Name' })
  return opened
}

describe('the name', () => {
  test('is changed, and greets the shopper from then on', async () => {
    const { shopper, router } = await open()
    expect(region('Name').getByText('Wei Ling Lim')).toBeVisible()
    await shopper.click(region('Name').getByRole('button', { name: 'Change: Name' }))
    const first = await region('Name').findByRole('textbox', { name: /^First name/ })
    expect(first).toHaveAttribute('autocomplete', 'given-name')
    await shopper.clear(first)
    await shopper.click(region('Name').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Enter your first name.')).toBeVisible()
    expect(first).toHaveFocus()
    await shopper.type(first, 'Wei Lin')
    await shopper.click(region('Name').getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Name saved')).toBeVisible()
    expect(region('Name').getByText('Wei Lin Lim')).toBeVisible()
    await router.navigate('/account')
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Wei Lin' })).toBeVisible()
  })

  test('that was cancelled while it was saving leaves the form that is open then alone', async () => {
    const { shopper } = await open()
    const { holding } = shop.server.controls
    const openForm = async () => {
      await shopper.click(region('Name').getByRole('button', { name: 'Change: Name' }))
      return await region('Name').findByRole('textbox', { name: /^Last name/ })
    }
    await shopper.type(await openForm(), 'a')
    holding.hold(true)
    await shopper.click(region('Name').getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(holding.held()).not.toHaveLength(0))
    await shopper.click(region('Name').getByRole('button', { name: 'Cancel' }))
    const last = await openForm()
    await shopper.clear(last)
    await shopper.type(last, 'Tan')
    holding.hold(false)
    expect(await screen.findByText('Name saved')).toBeVisible()
    expect(last).toBeVisible()
    expect(last).toHaveValue('Tan')
  })

  test('that cannot be saved stays in the form, also after a reload', async () => {
    shop.server.controls.arm('renameUser:network@always')
    const first = await open()
    await first.shopper.click(region('Name').getByRole('button', { name: 'Change: Name' }))
    await first.shopper.type(await region('Name').findByRole('textbox', { name: /^Last name/ }), ' Tan')
    await first.shopper.click(region('Name').getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/limited or no network connection/)
    // The same failure again is read again.
    await first.shopper.click(region('Name').getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    first.leave()
    await openShop('/account/change-password')
    expect(await region('Name').findByRole('textbox', { name: /^Last name/ })).toHaveValue('Lim Tan')
  })
})

describe('the phone number', () => {
  const lastCode = async () =>
    (await shop.server.store.read()).outbox.findLast(({ kind }) => kind === 'otp')?.content ?? ''

  test('is verified with the code that is sent to it; a wrong code says how many tries are left', async () => {
    const { shopper } = await open('unverified-phone')
    const phone = () => region('Phone')
    expect(phone().getByText('012-345 0017')).toBeVisible()
    expect(phone().getByText('Not verified yet')).toBeVisible()
    await shopper.click(phone().getByRole('button', { name: 'Change or verify: Phone' }))
    await shopper.click(await phone().findByRole('button', { name: 'Send code' }))
    const code = await phone().findByRole('textbox', { name: 'Code from the SMS' })
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const right = await lastCode()
    await shopper.type(code, right === '000000' ? '111111' : '000000')
    await shopper.click(phone().getByRole('button', { name: 'Verify number' }))
    expect(await phone().findByText(/You have 2 tries left/)).toBeVisible()
    await shopper.clear(code)
    await shopper.type(code, right)
    await shopper.click(phone().getByRole('button', { name: 'Verify number' }))
    expect(await screen.findByText('Phone number verified')).toBeVisible()
    expect(phone().getByText('Verified')).toBeVisible()
  })

  test('says why another code could not be sent', async () => {
    const { shopper } = await open('unverified-phone')
    await shopper.click(region('Phone').getByRole('button', { name: /Phone$/ }))
    await shopper.click(await region('Phone').findByRole('button', { name: 'Send code' }))
    await region('Phone').findByRole('textbox', { name: 'Code from the SMS' })
    shop.server.controls.arm('verifyPhone:network')
    shop.server.clock.advance(30_000)
    act(() => stopClock(shop.server.clock.now()))
    await shopper.click(await region('Phone').findByRole('button', { name: 'Send a new code' }))
    expect(await region('Phone').findByRole('alert')).toHaveTextContent(/network/)
    expect(region('Phone').getByRole('alert')).toHaveFocus()
  })

  test('of another account is refused beside the field', async () => {
    const { shopper } = await open('unverified-phone')
    await shopper.click(region('Phone').getByRole('button', { name: /Phone$/ }))
    const field = await region('Phone').findByRole('textbox', { name: /^Phone number/ })
    await shopper.clear(field)
    // The number of another shopper (document 2 §8, code 596).
    await shopper.type(field, '019-000 0596')
    await shopper.click(region('Phone').getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText(/belongs to another account/)).toBeVisible()
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('inputmode', 'tel')
  })
})

describe('the password', () => {
  async function openForm() {
    const opened = await open()
    await opened.shopper.click(region('Password').getByRole('button', { name: 'Change: Password' }))
    return {
      ...opened,
      current: await region('Password').findByLabelText(/^Current password/),
      next: region('Password').getByLabelText(/^Choose a password/),
    }
  }
  const rule = (name: string) =>
    within(screen.getByRole('list', { name: 'Your new password' })).getByText(name).textContent

  test('shows each rule as it is met, and the strength', async () => {
    const { shopper, next } = await openForm()
    await shopper.type(next, 'abcdefg')
    expect(rule('8 or more characters')).toContain('still needed')
    expect(rule('A lower-case letter')).toContain('done')
    expect(rule('An upper-case letter')).toContain('still needed')
    expect(screen.getByText('Weak password')).toBeVisible()
    await shopper.type(next, 'H9')
    expect(rule('8 or more characters')).toContain('done')
    expect(rule('An upper-case letter')).toContain('done')
    expect(screen.getByText('Fair password')).toBeVisible()
    await shopper.type(next, '!kl?m')
    expect(screen.getByText('Strong password')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  test('a wrong present one is refused beside the field', async () => {
    const { shopper, current, next } = await openForm()
    await shopper.type(current, 'Not-mine-1')
    await shopper.type(next, 'Harimau-2027')
    await shopper.click(region('Password').getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('This isn’t your current password.')).toBeVisible()
    expect(current).toHaveFocus()
    expect(current).toHaveAttribute('autocomplete', 'current-password')
  })

  test('is changed, the shopper stays logged in, and nothing typed is kept', async () => {
    const { shopper, current, next } = await openForm()
    await shopper.type(current, demoPassword)
    await shopper.type(next, 'Harimau-2027')
    await shopper.click(region('Password').getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText(/^Password changed/)).toBeVisible()
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Harimau')
    // The next write has the token of the new session.
    await shopper.click(region('Emails').getByRole('switch', { name: 'News' }))
    await waitFor(() => expect(region('Emails').getByRole('switch', { name: 'News' })).toBeChecked())
    expect(screen.queryByText('We couldn’t save this. Please try again.')).toBeNull()
  })
})

describe('email preferences', () => {
  test('change at once and are kept', async () => {
    const first = await open()
    const offers = () => region('Emails').getByRole('switch', { name: 'Offers' })
    expect(offers()).toBeChecked()
    await first.shopper.click(offers())
    expect(offers()).not.toBeChecked()
    await waitFor(() => expect(offers()).not.toHaveAttribute('aria-busy'))
    first.leave()
    await openShop('/account/change-password')
    expect(offers()).not.toBeChecked()
    expect(region('Emails').getByRole('switch', { name: 'Reminders' })).toBeChecked()
  })

  test('one that cannot be saved is as before, the others stay', async () => {
    const { shopper } = await open()
    shop.server.controls.arm('setEmailPreferences:network@always')
    await shopper.click(region('Emails').getByRole('switch', { name: 'News' }))
    expect(await screen.findByText('We couldn’t save this. Please try again.')).toBeVisible()
    expect(region('Emails').getByRole('switch', { name: 'News' })).not.toBeChecked()
    expect(region('Emails').getByRole('switch', { name: 'Offers' })).toBeChecked()
  })
})

test('the page is translated to Malay', async () => {
  await shop.server.controls.become('returning')
  await openShop('/account/change-password', Language.MALAY)
  expect(await screen.findByRole('heading', { level: 1, name: 'Butiran dan kata laluan' })).toBeVisible()
})
