import type { NodeServer } from '../../../mocks/hosts/node.ts'
import { shopper as visitor } from '../../mocks/shopper.ts'

/** The held cart writes, oldest first. */
export const heldWrites = ({ controls }: NodeServer) =>
  controls.holding.held().filter(({ path }) => path.endsWith('/carts/change'))

/** The quantities in the server's cart, by product name. */
export async function cartOnServer(server: NodeServer): Promise<Record<string, number>> {
  const { cartVariants } = await visitor(server).sync()
  return Object.fromEntries(cartVariants.map(({ variant, quantity }) => [variant.name, quantity]))
}
