import { act, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { now, setClock } from '../../../src/stores/base/clock.ts'
import { lineOf, shopper as visitor } from '../../mocks/shopper.ts'
import { cartOnServer } from './cartWrites.ts'
import { withShop } from '../openShop.tsx'
import type { Product } from './quantityPlaces.ts'

/** The dialog with this question. */
export const question = (name: string) => screen.findByRole('dialog', { name })
/** The button that answers it. */
export const answer = async (dialog: string, button: string) =>
  within(await question(dialog)).getByRole('button', { name: button })
export const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument())

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

/** The page stays open for this long. */
export const pass = (ms: number) => act(() => setClock(new Date(now() + ms).toISOString(), true))

/** The mocked shop of a file that changes quantities, and what its server has. */
export function withQuantities() {
  const shop = withShop()
  return {
    shop,
    /** Adds a product to the cart of a shopper who has confirmed the age, before this tab opens. */
    async holdInCart({ gid }: Product, quantity: number): Promise<void> {
      const guest = visitor(shop.server)
      await guest.sync()
      const { status } = await guest.change(lineOf(await guest.variantOf(gid), quantity), {
        ageGateAccepted: true,
      })
      expect(status).toBe(200)
    },
    /** The server's quantity of the product whose name starts with this. */
    async onServer({ name }: Product): Promise<number> {
      const lines = Object.entries(await cartOnServer(shop.server))
      return lines.find(([of]) => of.startsWith(name))?.[1] ?? 0
    },
    callsOf: (name: string) => shop.server.journal.entries().filter(({ call }) => call === name).length,
  }
}
