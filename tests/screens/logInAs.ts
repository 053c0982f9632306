import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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
