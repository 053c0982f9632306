import { named } from '../../fixtures/named.ts'
import type { CartVariantWrite } from '../../src/contract/entities/cart.ts'
import type { CheckoutInfo } from '../../src/contract/entities/checkout.ts'
import type { Payment } from '../../src/contract/entities/payment.ts'
import { BillingType, Language } from '../../src/contract/enumerations.ts'
import { Header } from '../../src/contract/headers.ts'
import { serve } from '../server/serve.ts'
import type { MockServer } from '../server/mockServer.ts'
import { createJournal } from '../server/journal.ts'
import { viewCatalogue } from '../state/viewCatalogue.ts'
import type { Pays, Persona } from '../scenarios/personas.ts'

/** Express items only, above their minimum of RM 30.00. */
const basket = [
  { gid: named.saleMilk, quantity: 6 },
  { gid: named.spinach, quantity: 3 },
  { gid: named.omegaEggs, quantity: 1 },
] as const

/** Talks to the server as the shop does, with nothing in between and nothing in the journal. */
function talker(server: MockServer, visitor: string) {
  const quiet: MockServer = {
    ...server,
    journal: createJournal(),
    conditions: { latency: 0 },
    faultInjector: undefined,
  }
  let token = ''
  async function ask<Body>(method: string, path: string, body?: object): Promise<Body> {
    const url = new URL(path.slice(1), new URL(server.base, 'http://shop.invalid'))
    const headers = { [Header.API_JSON]: 'true', [Header.CSRF]: token, 'content-type': 'application/json' }
    const request = new Request(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    const response = await serve(request, quiet, visitor)
    if (!response?.ok) throw new Error(`${method} ${path} was refused: ${await response?.text()}`)
    return (await response.json()) as Body
  }
  return {
    ask,
    begin: async (): Promise<void> => {
      const { data } = await ask<{ data: { token: string } }>('GET', '/api/carts/sync')
      token = data.token
    },
  }
}

type Ask = ReturnType<typeof talker>['ask']

async function choosePayment(ask: Ask, pays: Pays = { type: BillingType.PAYMENT_ON_FULFILLMENT }) {
  if ('billing' in pays) await ask('POST', '/api/billing', { ...pays, fromCheckout: true })
  else await ask('PUT', '/api/set-billing-type', pays)
}

/** Presses "Place order"; the provider waits for an answer, or has got the one to decide later. */
async function sendOrder(ask: Ask, cartId: string, payment: NonNullable<Persona['payment']>) {
  const order = { cartId, idempotencyKey: `persona-${cartId}`, withPaymentPage: true }
  const { data } = await ask<{ data: { payment?: Payment } }>('POST', '/api/checkout', order)
  if (payment !== 'open' && data.payment)
    await ask('POST', `/api/payments/${data.payment._id}`, { answer: payment })
}

/** Fills a visitor's cart, and completes the checkout up to the button "Place order" or to the provider, by real calls. */
export async function advanceTo(
  server: MockServer,
  visitor: string,
  { stage, pays, payment }: Persona,
): Promise<void> {
  const { ask, begin } = talker(server, visitor)
  await begin()
  const catalogueView = viewCatalogue(await server.store.read(), server.clock.now(), Language.ENGLISH)
  for (const { gid, quantity } of basket) {
    const variant = catalogueView.variantByGid(gid)
    if (!variant) continue
    const cartVariant: CartVariantWrite = {
      variant: variant._id,
      warehouse: variant.fulfillerLocation ?? '',
      fulfillmentMethod: variant.fulfillmentMethodType,
      quantity,
    }
    await ask('POST', '/api/carts/change', { cartVariant })
  }
  if (stage === 'cart') return
  const address = {
    addressLine1: '12 Jalan Ampang',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postalCode: '50450',
    country: 'Malaysia',
    firstName: 'Aisyah',
    lastName: 'Rahman',
  }
  await ask('POST', '/api/address', { address, fromCheckout: true })
  await ask('POST', '/api/phone-verification', {
    phone: '0123456789',
    verify: false,
    email: 'aisyah@example.com',
  })
  const { data } = await ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const slot = data.checkout.deliveryTimes.find(({ isAvailable }) => isAvailable)
  if (slot) await ask('POST', '/api/set-delivery-info', { deliveryInfo: { deliveryTimeId: slot._id } })
  await choosePayment(ask, pays)
  if (payment) await sendOrder(ask, data.checkout.cartId, payment)
}
