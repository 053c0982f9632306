import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentAccount } from '../../../src/stores/session/account.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

async function accountOf(persona: Parameters<typeof shop.server.controls.become>[0]) {
  await shop.server.controls.become(persona)
  const opened = await openShop('/account/change-password')
  const section = within(await screen.findByRole('region', { name: 'Linked logins' }))
  return { ...opened, section }
}
const kinds = () => currentAccount()?.socialLoginKinds

test('Facebook is linked at its sheet, and unlinked again', async () => {
  const { shopper, section } = await accountOf('linked-google')
  expect(section.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'GoogleLinkedUnlink',
    'FacebookNot linkedLink',
    'AppleChoose Apple the next time you log in to link it.',
  ])
  await shopper.click(section.getByRole('button', { name: 'Link Facebook' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Log in with Facebook' }))
  await shopper.click(await sheet.findByRole('button', { name: /Iman Salleh/ }))
  expect(await screen.findByText('Facebook is now linked')).toBeVisible()
  expect(kinds()).toEqual(['facebook', 'google'])
  await shopper.click(await section.findByRole('button', { name: 'Unlink Facebook' }))
  expect(await screen.findByText('Facebook is no longer linked')).toBeVisible()
  expect(kinds()).toEqual(['google'])
  expect(await axeFaults()).toEqual([])
})

test('an account at the provider that another shopper has linked is refused', async () => {
  const { shopper, section } = await accountOf('returning')
  await shopper.click(section.getByRole('button', { name: 'Link Google' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Log in with Google' }))
  await shopper.click(await sheet.findByRole('button', { name: /Priya Menon/ }))
  expect(await section.findByRole('alert')).toHaveTextContent(
    'This Google account is linked to another Pasar account.',
  )
  expect(kinds()).toEqual([])
})

test('the last way to log in stays, until the account has a password', async () => {
  const { shopper, section } = await accountOf('no-password')
  await shopper.click(section.getByRole('button', { name: 'Unlink Google' }))
  expect(await section.findByRole('alert')).toHaveTextContent('Set a password first.')
  const password = await section.findByLabelText(/^Choose a password/)
  expect(password).toHaveAttribute('autocomplete', 'new-password')
  await shopper.type(password, 'rambutan')
  await shopper.click(section.getByRole('button', { name: 'Set password' }))
  await waitFor(() => expect(password).toHaveAccessibleDescription(/8\+ characters without spaces/))
  expect(password).toHaveFocus()
  await shopper.clear(password)
  await shopper.type(password, 'Rambutan-2026')
  await shopper.click(section.getByRole('button', { name: 'Set password' }))
  expect(await screen.findByText('Your password is set')).toBeVisible()
  expect(section.queryByLabelText(/^Choose a password/)).toBeNull()
  expect(section.getByRole('heading', { name: 'Linked logins' })).toHaveFocus()
  await shopper.click(section.getByRole('button', { name: 'Unlink Google' }))
  await waitFor(() => expect(kinds()).toEqual([]))
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Rambutan')
  expect(JSON.stringify(shop.server.journal.entries())).not.toContain('Rambutan-2026')
})
