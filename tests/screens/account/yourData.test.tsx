import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { axeFaults } from '../axeFaults.ts'
import { loginDialog, logInAs } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
// Loads these first: the browser loads them when idle.
beforeAll(() =>
  Promise.all([
    import('../../../src/app/MuiTheme.tsx'),
    import('../../../src/ui/dialog/MuiModal.tsx'),
    import('../../../src/shell/modals/FormModals.tsx'),
    import('../../../src/pages/account/accountFormPages.ts'),
    import('../../../src/pages/account/details/DeleteAccountForm.tsx'),
  ]),
)
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL')
  Reflect.deleteProperty(URL, 'revokeObjectURL')
  vi.restoreAllMocks()
})

const data = async () => within(await screen.findByRole('region', { name: 'Your data' }))
const deletion = async () => within(await screen.findByRole('dialog', { name: 'Delete your account?' }))

async function open(persona: Parameters<typeof shop.server.controls.become>[0]) {
  await shop.server.controls.become(persona)
  return await openShop('/account/change-password')
}

/** Follows the download of a file, which jsdom does not have. */
function downloads() {
  const files: { name: string; blob: Blob }[] = []
  let latest = new Blob()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob
      return 'blob:data'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest })
  })
  return files
}

test('a copy of the data is saved as a file', async () => {
  const files = downloads()
  const { shopper } = await open('returning')
  await shopper.click((await data()).getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText('Your data has been downloaded')).toBeInTheDocument()
  expect(files.map(({ name }) => name)).toEqual(['pasar-2026-11-21.json'])
  const saved: unknown = JSON.parse((await files[0]?.blob.text()) ?? '')
  expect(saved).toMatchObject({ user: { email: people.returningCustomer.email }, rewardPoints: 1_850 })
})

test('a copy that cannot be read says so', async () => {
  const files = downloads()
  shop.server.controls.arm('exportAccountData:network@always')
  const { shopper } = await open('returning')
  await shopper.click((await data()).getByRole('button', { name: 'Download my data' }))
  expect(await screen.findByText(/limited or no network connection/)).toBeInTheDocument()
  expect(files).toEqual([])
})

test('the account is deleted with its password, and the login is refused afterwards', async () => {
  const { shopper, address } = await open('member-active')
  await shopper.click((await data()).getByRole('button', { name: 'Delete account' }))
  const dialog = await deletion()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Orders on their way will still be delivered. Your order history will be gone.',
    'You’ll lose your points, credit and coupons.',
    'Your lists, favourites, addresses and cards will be deleted.',
    'You won’t be able to log in again, and we can’t undo this.',
  ])
  expect(await axeFaults()).toEqual([])
  const password = await dialog.findByLabelText(/^Current password/)
  const send = () => shopper.click(dialog.getByRole('button', { name: 'Delete my account' }))
  await send()
  expect(dialog.getByText('Enter your password.')).toBeVisible()
  await shopper.type(password, 'Wrong-2026')
  await send()
  expect(await dialog.findByText('This isn’t your current password.')).toBeVisible()
  expect(password).toHaveFocus()
  await shopper.clear(password)
  await shopper.type(password, demoPassword)
  await send()
  expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await shopper.click(screen.getAllByRole('button', { name: /^(Account|Log in)/ })[0] ?? document.body)
  await shopper.click(await screen.findByRole('button', { name: 'Log in' }))
  await logInAs(shopper, 'activeMember')
  expect(await (await loginDialog()).findByText('Wrong email or password.')).toBeVisible()
})

test('an account without a password confirms with a code', async () => {
  const { shopper, address } = await open('no-password')
  await shopper.click((await data()).getByRole('button', { name: 'Delete account' }))
  const dialog = await deletion()
  await shopper.click(await dialog.findByRole('button', { name: 'Email me a code to confirm' }))
  const code = await dialog.findByRole('textbox', { name: /code/i })
  const { outbox } = await shop.server.store.read()
  await shopper.type(code, outbox.at(-1)?.content ?? '')
  await shopper.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe('/'))
})

test('the only owner of a business learns why the account stays', async () => {
  const { shopper } = await open('business-owner')
  await shopper.click((await data()).getByRole('button', { name: 'Delete account' }))
  const dialog = await deletion()
  await shopper.type(await dialog.findByLabelText(/^Current password/), demoPassword)
  await shopper.click(dialog.getByRole('button', { name: 'Delete my account' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^You’re the only owner/)
  await shopper.click(dialog.getByRole('button', { name: 'Keep my account' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
