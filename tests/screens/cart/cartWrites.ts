import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'

/** The writes of the cart whose answers wait, oldest first. */
export const heldWrites = ({ controls }: NodeServer) =>
  controls.holding.held().filter(({ path }) => path.endsWith('/carts/change'))

/** What the server has in the cart, by name. */
export async function cartOnServer(server: NodeServer): Promise<Record<string, number>> {
  const { cartVariants } = await visitor(server).sync()
  return Object.fromEntries(cartVariants.map(({ variant, quantity }) => [variant.name, quantity]))
}
