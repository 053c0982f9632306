import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { demoPassword, type PersonKey, people } from '../../fixtures/people.ts'

export const loginDialog = async () => within(await screen.findByRole('dialog', { name: 'Log in' }))

/** Fills in the login dialog with a person of the fixtures, and submits it. */
export async function logInAs(shopper: UserEvent, key: PersonKey, password = demoPassword): Promise<void> {
  const dialog = await loginDialog()
  const email = await dialog.findByRole('textbox', { name: /^Email/ })
  await shopper.clear(email)
  await shopper.paste(people[key].email)
  await shopper.clear(dialog.getByLabelText(/^Password/))
  await shopper.paste(password)
  await shopper.click(dialog.getByRole('button', { name: 'Log in' }))
}

async function accountPanel(shopper: UserEvent) {
  const [account] = screen.getAllByRole('button', { name: 'Account' })
  await shopper.click(account as HTMLElement)
  return within(await screen.findByRole('dialog', { name: 'Account' }))
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Logs in over the page that is open. */
export async function logInOnPage(shopper: UserEvent, key: PersonKey): Promise<void> {
  await shopper.click((await accountPanel(shopper)).getByRole('button', { name: 'Log in' }))
  await logInAs(shopper, key)
  await noDialog()
}

/** Logs out; the home page follows. */
export async function logOutOnPage(shopper: UserEvent): Promise<void> {
  await shopper.click((await accountPanel(shopper)).getByRole('button', { name: 'Log out' }))
  expect(await screen.findByText('You’re logged out. See you soon!')).toBeVisible()
  await noDialog()
}
