import type { MockServer } from '../../../mocks/server/mockServer.ts'
import type { Payment, PaymentAnswer } from '../../../src/contract/entities/payment.ts'
import { PAYMENT_VALID_MS } from '../../../src/contract/limits.ts'
import { to } from '../../../src/paths.ts'
import { buyer } from '../../mocks/buyer.ts'
import { shopper } from '../../mocks/shopper.ts'
import type { Decisions } from './chance.ts'
import { orderShown } from './purchase.ts'
import type { Tab } from './tab.ts'
import { during } from './virtualTime.ts'

/** How often an answer is sent before the shopper leaves the provider. */
const PATIENCE = 4

/** What a purchase meets on its way; the runs together have to meet all of it. */
export type Event =
  | PaymentAnswer
  | 'cartChangedElsewhere'
  | 'expired'
  | 'leftOpen'
  | 'orderedElsewhere'
  | 'paidElsewhere'
  | 'reloaded'
  | 'wrongCode'

export interface AtProvider extends Decisions {
  server: MockServer
  tab: () => Tab
  /** A new tab of the same browser at this path: the old one is closed. */
  reopen: (path: string) => Promise<void>
  met: (event: Event) => void
  /** What the screen says of the payment. */
  hear: (message: string) => void
  /** A failure that showed no message. */
  silence: (what: string) => void
}

/** The newest code of the card's bank, as the shopper reads it on the phone. */
async function bankCode({ store }: MockServer): Promise<string> {
  const { outbox } = await store.read()
  return outbox.findLast(({ kind }) => kind === 'bankCode')?.content ?? ''
}

const anotherCode = (code: string) => (code === '111111' ? '222222' : '111111')

/** The same browser's other tab, whose requests all arrive. */
async function otherTab(server: MockServer) {
  const ana = shopper({ ...server, faultInjector: undefined })
  return { ...buyer(ana), cart: await ana.sync() }
}

/** Something happens in another tab while a payment waits. */
async function happenElsewhere({ _id }: Payment, { server, oneOf, met }: AtProvider): Promise<void> {
  const other = await otherTab(server)
  const event = oneOf(['cartChangedElsewhere', 'orderedElsewhere', 'paidElsewhere'] as const)
  met(event)
  if (event === 'paidElsewhere') await other.answerPayment(_id, 'approve', await bankCode(server))
  if (event === 'cartChangedElsewhere') {
    const [line] = other.cart.cartVariants
    if (line) await other.put(line.variant.gid, line.quantity + 1)
  }
  if (event === 'orderedElsewhere') {
    await other.payBy('payment on fulfillment')
    await other.place(other.cart._id, 'key-of-the-other-tab')
  }
}

const answers = ['approve', 'approve', 'approve', 'approve', 'decline', 'cancel'] as const
const answersOnPage = [...answers, 'approveLater', 'declineLater'] as const

/** The time of a payment runs out. */
function expire({ server, met }: AtProvider): void {
  server.clock.advance(PAYMENT_VALID_MS)
  met('expired')
}

/** The sheet of a wallet, above the checkout. */
async function onSheet(payment: Payment, at: AtProvider): Promise<void> {
  const { oneOf, happens, tab, met } = at
  const { checkout } = tab().page()
  if (happens(0.15)) {
    // The tab is closed while the sheet is open: nothing was answered.
    met('leftOpen')
    at.hear('open')
    return await at.reopen('/checkout')
  }
  const isExpired = happens(0.1)
  const answer = isExpired ? 'cancel' : oneOf(answers)
  if (!isExpired) met(answer)
  const result = await during(
    checkout.payWithSheet(payment, async () => {
      if (isExpired) expire(at)
      return answer
    }),
  )
  if (!result) {
    const failure = checkout.useCheckout.getState().failures.order
    if (failure) at.hear(failure.kind)
    else at.silence('the sheet closed without a word')
    if (happens(0.3)) await tab().reload()
    return
  }
  const { order, payment: ended } = result
  at.hear(ended.status)
  if (!order && checkout.useCheckout.getState().payment === null)
    at.silence('the payment ended without a word')
  if (order) await tab().go(to.confirmation(order.gid))
  else await during(checkout.refreshCheckout())
}

/** Types a code of the bank, a wrong one first now and then; other providers need none. */
async function codeFor(
  { provider }: Payment,
  { server, happens, met }: AtProvider,
): Promise<string | undefined> {
  if (provider !== 'acs') return undefined
  const code = await bankCode(server)
  if (!happens(0.5)) return code
  met('wrongCode')
  return anotherCode(code)
}

/** One press on the provider's page. Returns whether the shopper goes on from there. */
async function pressOnPage(payment: Payment, at: AtProvider): Promise<boolean> {
  const { oneOf, tab, met } = at
  const { checkout, isFailure } = tab().page()
  const answer = oneOf(payment.provider === 'acs' ? answers : answersOnPage)
  met(answer)
  const code = answer === 'approve' ? await codeFor(payment, at) : undefined
  try {
    const result = await during(checkout.answerPayment(payment._id, answer, code))
    at.hear(result.payment.status)
    if (result.order) await tab().go(to.confirmation(result.order.gid))
    // The page says how the payment ended, and leads back.
    else await tab().go(to.checkout())
    return true
  } catch (error) {
    // The page shows each failure, and another press repeats the answer.
    if (!isFailure(error)) throw error
    at.hear(error.kind)
    return false
  }
}

/** The page of a provider. */
async function onPage(payment: Payment, path: string, at: AtProvider): Promise<void> {
  const { happens, tab, met } = at
  await tab().go(path)
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    if (orderShown(tab().page()) !== null) return
    if (happens(0.2)) {
      met('reloaded')
      await tab().reload()
    }
    if (happens(0.07)) expire(at)
    if (orderShown(tab().page()) !== null) return
    if (await pressOnPage(payment, at)) return
  }
  // Nothing arrived: the shopper closes the tab, and comes back to the page of the payment or to the checkout.
  met('leftOpen')
  await at.reopen(happens(0.5) ? path : to.checkout())
}

/** Confirms a payment at its provider in one way or another. */
export async function confirm(payment: Payment, at: AtProvider): Promise<void> {
  if (at.happens(0.15)) await happenElsewhere(payment, at)
  const { url } = payment
  if (url === undefined) await onSheet(payment, at)
  else await onPage(payment, url, at)
}
