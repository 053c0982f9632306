import type { Payment } from '../../../src/contract/entities/payment.ts'
import type { CheckoutStep } from '../../../src/contract/enumerations.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { nextStep } from '../../../src/domain/checkout/checkout.ts'
import { pointsBlock } from '../../../src/domain/checkout/rewardPoints.ts'
import { to } from '../../../src/paths.ts'
import { home } from '../home.ts'
import { declinedCard, castOf, type WayName, waysOf, waysToPay } from './anyWay.ts'
import { type AtProvider, confirm, type Event } from './atProvider.ts'
import { decisionsOf } from './chance.ts'
import { messageOf, orderShown, type Outcome } from './purchase.ts'
import { openTab, type Page } from './tab.ts'
import { during } from './virtualTime.ts'

/** Attempts before a shopper gives up. */
const PERSISTENCE = 40
/** Document 1 §4: fewer points cannot be used. */
const POINTS = 500

export interface AnyWayOutcome extends Outcome {
  events: ReadonlySet<Event>
  /** The way of the last attempt. */
  way: WayName
}

/** A persona with items in the cart completes the checkout and pays, in one way and then in others, until there is an order or nothing helps. */
export async function buyAnyWay(server: MockServer, seed: number): Promise<AnyWayOutcome> {
  const cast = castOf(seed)
  const decisions = decisionsOf(seed)
  const { oneOf, happens } = decisions
  const silences: string[] = []
  const events = new Set<Event>()
  let heard: string | null = null
  let { way } = cast
  let isWayChosen = false
  let tab = await openTab(server, happens(0.5) ? '/cart' : '/checkout')
  const page = () => tab.page()
  const info = () => page().checkout.useCheckout.getState().info
  const at: AtProvider = {
    ...decisions,
    server,
    tab: () => tab,
    async reopen(path) {
      tab.close()
      sessionStorage.clear()
      tab = await openTab(server, path)
    },
    met: (event) => void events.add(event),
    hear: (message) => {
      heard = message
    },
    silence: (what) => void silences.push(what),
  }

  /** Uses points and credit, where this shopper has them; a refusal leaves them as they are. */
  async function save(): Promise<void> {
    const { cart, checkout } = page()
    const { balances, pricingInfo: pricing } = info() ?? {}
    if (!balances || !pricing) return
    const facts = { user: page().user(), balances, minimum: POINTS, pricing }
    if (pointsBlock(facts) === null && happens(0.5))
      await during(cart.applyPoints(POINTS).catch(() => undefined))
    if (balances.credits > 0 && happens(0.5)) await during(checkout.applyStoreCredit(true))
    await during(checkout.refreshCheckout())
  }

  async function chooseWay({ checkout, ...rest }: Page): Promise<boolean> {
    const choose = seed % 7 === 0 && !isWayChosen && events.size === 0 ? declinedCard : waysToPay[way].choose
    return await choose({ checkout, ...rest })
  }

  const acts: Readonly<Partial<Record<CheckoutStep, (shown: Page) => Promise<boolean>>>> = {
    address: async ({ checkout: { createAddress, chooseAddress } }) => {
      const sameState = info()?.shippingAddresses.filter(({ state }) => state === home.state) ?? []
      return sameState[0] ? await chooseAddress(sameState[0], false) : (await createAddress(home)) !== null
    },
    telephone: ({ checkout: { saveTelephone } }) => saveTelephone('0123456789', 'aisyah@example.com'),
    express: ({ checkout: { chooseSlot } }) =>
      chooseSlot(info()?.deliveryTimes.find(({ isAvailable }) => isAvailable)?._id ?? ''),
    standard: ({ checkout: { saveInstructions } }) => saveInstructions('Ring twice'),
    billing: chooseWay,
  }

  /** Completes every step; false when there is nothing to order any more. */
  async function completeSteps(): Promise<boolean> {
    for (let turn = 0; turn < 5 * PERSISTENCE; turn += 1) {
      if (orderShown(page()) !== null) return true
      if (page().router.state.location.pathname === '/cart') return false
      const now = info()
      if (!now) throw new Error('The checkout is open without data')
      if (now.fulfillmentRequests.length === 0) {
        await tab.reload()
        return false
      }
      const step = nextStep(now) ?? (isWayChosen ? null : 'billing')
      if (step === null) return true
      if (happens(0.05)) await tab.reload()
      const isDone = await during((acts[step] ?? chooseWay)(page()))
      if (step === 'billing') isWayChosen ||= isDone
      if (!isDone && !page().checkout.useCheckout.getState().failures[step])
        silences.push(`${step} failed without a word`)
    }
    throw new Error('Too many attempts')
  }

  /** Presses "Place order", and confirms the payment where a provider asks. */
  async function order(): Promise<void> {
    const { openPayment } = info() ?? {}
    let payment: Payment | undefined = openPayment
    if (!payment || happens(0.5)) {
      const placed = await during(page().checkout.placeOrder())
      if (placed && 'order' in placed) return await tab.go(to.confirmation(placed.order.gid))
      payment = placed?.payment
      if (!payment) {
        heard = messageOf(page())
        if (heard === null) silences.push('the order failed without a word')
        await during(page().checkout.refreshCheckout())
      }
    }
    if (payment) await confirm(payment, at)
  }

  await tab.go('/checkout')
  await save()
  const tries = oneOf([2, 4, PERSISTENCE])
  let isOver = false
  for (let turn = 0; turn < tries && !isOver; turn += 1) {
    if (!(await completeSteps())) break
    if (orderShown(page()) !== null) break
    await order()
    isOver = orderShown(page()) !== null
    if (isOver) break
    await tab.go('/checkout')
    if (happens(0.3)) {
      way = oneOf(waysOf(cast.persona))
      isWayChosen = false
    }
    if (happens(0.2)) await tab.lookAway()
  }
  await tab.calm()
  return { orderNumber: orderShown(page()), message: heard ?? messageOf(page()), silences, tab, events, way }
}
