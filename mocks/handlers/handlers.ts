import type { callTable, CallName } from '../../src/contract/callTable.ts'
import { accountCalls } from '../../src/contract/calls/account.ts'
import { cartCalls } from '../../src/contract/calls/cart.ts'
import { catalogueCalls } from '../../src/contract/calls/catalogue.ts'
import { checkoutCalls } from '../../src/contract/calls/checkout.ts'
import { localeCalls } from '../../src/contract/calls/locales.ts'
import { orderCalls } from '../../src/contract/calls/orders.ts'
import { cartHandlers } from './cart.ts'
import type { HandlersOf } from './handler.ts'
import { localeHandlers } from './locales.ts'

type AnyHandlers = Partial<HandlersOf<typeof callTable>>

/** A section of the contract and the way to its answers: a call without one is a type error. */
const section = <Calls extends Partial<typeof callTable>>(
  calls: Calls,
  load: () => HandlersOf<Calls> | Promise<HandlersOf<Calls>>,
): { names: readonly string[]; load: () => AnyHandlers | Promise<AnyHandlers> } => ({
  names: Object.keys(calls),
  load,
})

/** What the first page asks for is at hand; the rest loads when it is first called. */
const sections = [
  section(cartCalls, () => cartHandlers),
  section(localeCalls, () => localeHandlers),
  section(catalogueCalls, async () => (await import('./catalogue.ts')).catalogueHandlers),
  section(checkoutCalls, async () => (await import('./checkout.ts')).checkoutHandlers),
  section(orderCalls, async () => (await import('./orders.ts')).orderHandlers),
  section(accountCalls, async () => (await import('./account.ts')).accountHandlers),
]

/** The answer to a call of the contract. */
export async function handlerOf<Name extends CallName>(
  name: Name,
): Promise<HandlersOf<typeof callTable>[Name]> {
  const found = sections.find(({ names }) => names.includes(name))
  const handler = (await found?.load())?.[name]
  if (!handler) throw new Error(`Nothing answers ${name}`)
  return handler
}
