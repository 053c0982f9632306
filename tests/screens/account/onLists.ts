import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { openShop } from '../openShop.tsx'

export const SATURDAY = '/account/shopping-lists/10000001'
export const MILK = 'Ladang Fresh Milk Full Cream'
export const EGGS = 'Kampung Omega-3 Eggs'

export const main = () => within(screen.getByRole('main'))
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
export const notice = (text: string | RegExp) => screen.findByText(text)
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const lines = () =>
  within(screen.getByRole('list', { name: 'Every week' }))
    .getAllByRole('listitem')
    .map((line) => within(line).getAllByRole('link')[0]?.textContent)
export const quantityOf = (name: string) =>
  screen.getByRole('group', { name: `Quantity of ${name}` }).querySelector('[data-quantity]')?.textContent

/** Opens a page as a member who has lists. */
export async function openAsMember(server: NodeServer, address: string) {
  await server.controls.become('member-active')
  return await openShop(address)
}

export async function giveName(shopper: UserEvent, title: string, name: string, button: string) {
  const form = await dialog(title)
  const field = form.getByRole('textbox', { name: /^List name/ })
  await shopper.clear(field)
  await shopper.type(field, name)
  await shopper.click(form.getByRole('button', { name: button }))
}
