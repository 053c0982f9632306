import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll } from 'vitest'
import { accountIdOf, type PersonKey } from '../../../fixtures/people.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { fillCart, milkAboveMinimum } from '../filledCart.ts'
import { openShop, withShop } from '../openShop.tsx'

const order = () => within(screen.getByRole('region', { name: 'Your order' }))
/** A row of the totals, with its amount. */
export const row = (name: string) => order().getByText(name, { selector: 'dt' }).parentElement
export const part = (name: string) => within(screen.getByRole('region', { name }))
/** The title of a part, which expands and collapses it. */
export const opener = (name: string) => part(name).getByRole('button', { name: new RegExp(`^${name}`) })

export async function usePoints(shopper: UserEvent, points: string) {
  const field = await part('Reward points').findByRole('textbox', { name: 'Points to use' })
  await shopper.clear(field)
  await shopper.type(field, `${points}{Enter}`)
  return field
}

/** The mocked shop of a file about the savings of an order. */
export function withSavings() {
  const shop = withShop()
  // Loads these first: the browser loads them when idle.
  beforeAll(() => import('../../../src/shell/modals/FormModals.tsx'))
  return {
    shop,
    /** Opens the checkout with that persona, with milk for RM 47.40 in the cart. */
    async openAs(persona: PersonaId) {
      await shop.server.controls.become(persona)
      await fillCart(shop.server, milkAboveMinimum)
      return await openShop('/checkout')
    },
    changeAccount: (key: PersonKey, change: { rewardPoints?: number; credits?: number }) =>
      shop.server.store.write(({ accounts }) => {
        const account = accounts[accountIdOf(key)]
        if (!account) throw new Error(`${key} has no account.`)
        if (change.rewardPoints !== undefined) account.rewardPoints = change.rewardPoints
        if (change.credits !== undefined) account.credits = cents(change.credits)
      }),
  }
}
