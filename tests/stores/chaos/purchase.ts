import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { createFaultInjector } from '../../../mocks/scenarios/createFaultInjector.ts'
import { listingEntryOf } from '../../../fixtures/catalogue.ts'
import { named } from '../../../fixtures/named.ts'
import { BillingType, type CheckoutStep } from '../../../src/contract/enumerations.ts'
import { nextStep } from '../../../src/domain/checkout/checkout.ts'
import { type LineKey, lineKey, targetOf } from '../../../src/domain/cart/cart.ts'
import { home } from '../home.ts'
import { decisionsOf } from './chance.ts'
import { openTab, type Page, type Tab } from './tab.ts'
import { during, until } from './virtualTime.ts'

const FAILURES = 0.3
/** Attempts before a shopper gives up. */
const PERSISTENCE = 25

/** The outcome of a purchase from the shopper's view. */
export interface Outcome {
  /** The order number on screen. */
  orderNumber: string | null
  /** The last message on screen if there is no order; without one the failure would be silent. */
  message: string | null
  /** Failures on the way that showed no message. */
  silences: string[]
  tab: Tab
}

/** Makes thirty of a hundred requests to the server fail, or another share, with a delay before each. */
export function letChaosReign(server: MockServer, seed: number, failureRate = FAILURES) {
  const faultInjector = createFaultInjector()
  faultInjector.setNetwork({ latency: { kind: 'uniform', from: 0, to: 5 }, failureRate, seed })
  server.faultInjector = faultInjector
  return faultInjector
}

/** A guest fills a cart, completes the checkout and orders, and repeats everything that is refused or lost. */
export async function buy(server: MockServer, seed: number): Promise<Outcome> {
  const { oneOf, happens } = decisionsOf(seed)
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

  /** Changes a line until the cart has this quantity; each failure must have shown a message. */
  async function want(gid: string, quantity: number): Promise<void> {
    const target = targetOf(entryOf(gid))
    const key = lineKey(target)
    for (let turn = 0; turn < PERSISTENCE; turn += 1) {
      cart().setLineQuantity(target, quantity)
      if (happens(0.2)) cart().setLineQuantity(target, quantity + 1)
      if (happens(0.1)) cart().removeLine(key)
      if (quantityOf(key) !== quantity) cart().setLineQuantity(target, quantity)
      if (happens(0.1)) await tab.reload()
      // The shop repeats the request until it has received its cart once.
      await until(() => cart().useCart.getState().confirmed !== null)
      await settled()
      if (quantityOf(key) === quantity) return
      if (tab.page().notices().length === 0)
        silences.push(`${gid} is ${quantityOf(key)} instead of ${quantity}`)
    }
    throw new Error('Too many attempts')
  }

  const acts: Readonly<Partial<Record<CheckoutStep, (page: Page) => Promise<boolean>>>> = {
    address: async ({ checkout: { createAddress } }) => (await createAddress(home)) !== null,
    telephone: ({ checkout: { saveTelephone } }) => saveTelephone('0123456789', 'aisyah@example.com'),
    express: ({ checkout: { chooseSlot, useCheckout } }) =>
      chooseSlot(
        useCheckout.getState().info?.deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? '',
      ),
    standard: ({ checkout: { saveInstructions } }) => saveInstructions('Ring twice'),
    billing: ({ checkout: { chooseBilling } }) => chooseBilling(BillingType.PAYMENT_ON_FULFILLMENT),
  }

  /** After an empty checkout the shopper cannot know whether the order exists, unless a message says so. */
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
      // A checkout that has become empty leads to the cart when it is loaded again.
      const isInCart = tab.page().router.state.location.pathname === '/cart'
      if (isInCart || info?.fulfillmentRequests.length === 0) {
        await foundEmpty()
        continue
      }
      if (!info) throw new Error('The checkout is open without data')
      const step = nextStep(info)
      if (step === null) return
      if (happens(0.05)) await tab.reload()
      const act = acts[step]
      if (!act) throw new Error(`There is no action for the step ${step}`)
      const isDone = await during(act(tab.page()))
      const failure = checkout().useCheckout.getState().failures[step]
      if (!isDone && !failure) silences.push(`${step} failed without a word`)
    }
    throw new Error('Too many attempts')
  }

  const basket: [gid: string, quantity: number][] = [
    [named.saleMilk, oneOf([6, 7, 8])],
    ...(happens(0.5) ? [[named.spinach, oneOf([1, 2, 3])] satisfies [string, number]] : []),
    ...(happens(0.3) ? [[named.standardOnlyRice, 2] satisfies [string, number]] : []),
  ]
  for (const [gid, quantity] of basket) await want(gid, quantity)
  await tab.go(oneOf(['/checkout', '/cart']))
  await tab.go('/checkout')

  /** Presses, and returns whether the purchase has ended. */
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

/** The order number that a page or a notice shows. */
export function orderShown({ checkout, notices, router }: Page): string | null {
  const notice = notices().find(({ key }) => key === 'notices.order_placed')
  const shown = new URLSearchParams(router.state.location.search).get('order')
  return (
    checkout.useCheckout.getState().order?.gid ??
    shown ??
    (notice ? String(Reflect.get(notice, 'gid')) : null)
  )
}

/** The message that a page shows instead of an order. */
export function messageOf({ checkout, notices }: Page): string | null {
  const { failures, differences, totalChange, info } = checkout.useCheckout.getState()
  // An empty checkout has no place for the order's error.
  if (failures.order && info?.fulfillmentRequests.length !== 0) return failures.order.kind
  if (differences.length > 0 || totalChange) return 'changed'
  return notices().at(-1)?.key ?? null
}
