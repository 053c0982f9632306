import { nextNumber } from '../../../mocks/base/random.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import { listingEntryOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import { BillingType, type CheckoutStep } from '../../../src/contract/enumerations.ts'
import { nextStep } from '../../../src/domain/checkout/checkout.ts'
import { type LineKey, lineKey, targetOf } from '../../../src/domain/cart/cart.ts'
import { home } from '../home.ts'
import { openTab, type Page, type Tab } from './tab.ts'
import { during, until } from './virtualTime.ts'

const FAILURES = 0.3
/** Try after try, before a shopper gives up. */
const PERSISTENCE = 25

/** What became of a purchase, as its shopper knows it. */
export interface Outcome {
  /** The number of the order that they were told. */
  orderNumber: string | null
  /** What stood on screen last instead of an order: nothing would be a silent failure. */
  message: string | null
  /** Everything that went wrong on the way without a word on screen. */
  silences: string[]
  tab: Tab
}

/** Puts thirty failures in a hundred requests between that server and its shop, and a delay before each. */
export function letChaosReign(server: MockServer, seed: number) {
  const faultInjector = createFaultInjector()
  faultInjector.setNetwork({ latency: { kind: 'uniform', from: 0, to: 5 }, failureRate: FAILURES, seed })
  server.faultInjector = faultInjector
  return faultInjector
}

/** A guest who comes, fills a cart, goes through the checkout and orders, trying again whatever is refused or lost. */
export async function buy(server: MockServer, seed: number): Promise<Outcome> {
  const chance = { seed }
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(nextNumber(chance) * values.length)]
    if (value === undefined) throw new Error('Nothing to choose from')
    return value
  }
  const happens = (probability: number) => nextNumber(chance) < probability
  const silences: string[] = []
  const tab = await openTab(server, oneOf(['/', '/cart']))
  const cart = () => tab.page().cart
  const checkout = () => tab.page().checkout
  const entryOf = (gid: string) => {
    const entry = listingEntryOf(gid, { now: server.clock.now() })
    if (!entry) throw new Error(`No variant has the gid ${gid}`)
    return entry
  }
  const quantityOf = (key: LineKey) => cart().lineQuantity(key)
  const settled = () => during(cart().waitForWrites(60_000))

  /** Changes a line until the cart holds it so; each time it does not, the shopper must have been told. */
  async function want(gid: string, quantity: number): Promise<void> {
    const target = targetOf(entryOf(gid))
    const key = lineKey(target)
    for (let turn = 0; turn < PERSISTENCE; turn += 1) {
      cart().setLineQuantity(target, quantity)
      if (happens(0.2)) cart().setLineQuantity(target, quantity + 1)
      if (happens(0.1)) cart().removeLine(key)
      if (quantityOf(key) !== quantity) cart().setLineQuantity(target, quantity)
      if (happens(0.1)) await tab.reload()
      // Until the shop has heard of its cart once, it goes on asking.
      await until(() => cart().useCart.getState().confirmed !== null)
      await settled()
      if (quantityOf(key) === quantity) return
      if (tab.page().notices().length === 0)
        silences.push(`${gid} is ${quantityOf(key)} instead of ${quantity}`)
    }
    throw new Error('Nobody is that patient')
  }

  const acts: Readonly<Partial<Record<CheckoutStep, (page: Page) => Promise<boolean>>>> = {
    address: ({ checkout: { createAddress } }) => createAddress(home),
    telephone: ({ checkout: { saveTelephone } }) => saveTelephone('0123456789', 'aisyah@example.com'),
    express: ({ checkout: { chooseSlot, useCheckout } }) =>
      chooseSlot(
        useCheckout.getState().info?.deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? '',
      ),
    standard: ({ checkout: { saveInstructions } }) => saveInstructions('Ring twice'),
    billing: ({ checkout: { chooseBilling } }) => chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT),
  }

  /** An empty checkout leaves the shopper alone with the question what became of their order, unless it is told. */
  async function foundEmpty(): Promise<void> {
    await tab.calm()
    if (orderShown(tab.page()) !== null) return
    if (messageOf(tab.page()) !== 'notices.order_unknown')
      silences.push('the checkout was empty without a word')
    await tab.reload()
  }

  async function completeSteps(): Promise<void> {
    for (let turn = 0; turn < 10 * PERSISTENCE; turn += 1) {
      if (orderShown(tab.page()) !== null) return
      const { info } = checkout().useCheckout.getState()
      if (!info) throw new Error('The checkout is there, and has no data')
      if (info.fulfillmentRequests.length === 0) {
        await foundEmpty()
        continue
      }
      const step = nextStep(info)
      if (step === null) return
      if (happens(0.05)) await tab.reload()
      const act = acts[step]
      if (!act) throw new Error(`Nobody knows how to complete ${step}`)
      const isDone = await during(act(tab.page()))
      const failure = checkout().useCheckout.getState().failures[step]
      if (!isDone && !failure) silences.push(`${step} failed without a word`)
    }
    throw new Error('Nobody is that patient')
  }

  const basket: [gid: string, quantity: number][] = [
    [named.saleMilk, oneOf([6, 7, 8])],
    ...(happens(0.5) ? [[named.spinach, oneOf([1, 2, 3])] satisfies [string, number]] : []),
    ...(happens(0.3) ? [[named.standardOnlyRice, 2] satisfies [string, number]] : []),
  ]
  for (const [gid, quantity] of basket) await want(gid, quantity)
  await tab.go(oneOf(['/checkout', '/cart']))
  await tab.go('/checkout')

  /** Presses, and says whether that is the end of it. */
  async function press(): Promise<boolean> {
    const page = tab.page()
    const presses = happens(0.2) ? [page.checkout.placeOrder(), page.checkout.placeOrder()] : []
    await during(Promise.all([page.checkout.placeOrder(), ...presses]))
    return orderShown(page) !== null
  }

  const tries = oneOf([1, 2, 3, PERSISTENCE])
  for (let turn = 0; turn < tries; turn += 1) {
    await completeSteps()
    if (orderShown(tab.page()) !== null || (await press())) break
    if (messageOf(tab.page()) === null) silences.push('the order failed without a word')
    if (happens(0.15)) await tab.reload()
    else if (happens(0.2)) await tab.lookAway()
  }
  await tab.calm()
  return { orderNumber: orderShown(tab.page()), message: messageOf(tab.page()), silences, tab }
}

/** The number of the order that a page shows or tells. */
export function orderShown({ checkout, notices, router }: Page): string | null {
  const notice = notices().find(({ key }) => key === 'notices.order_placed')
  const shown = new URLSearchParams(router.state.location.search).get('order')
  return (
    checkout.useCheckout.getState().order?.gid ??
    shown ??
    (notice ? String(Reflect.get(notice, 'gid')) : null)
  )
}

/** What a page says instead of an order. */
function messageOf({ checkout, notices }: Page): string | null {
  const { failures, differences, totalChange, info } = checkout.useCheckout.getState()
  // An empty checkout has no place for what went wrong with the order.
  if (failures.order && info?.fulfillmentRequests.length !== 0) return failures.order.kind
  if (differences.length > 0 || totalChange) return 'changed'
  return notices().at(-1)?.key ?? null
}
