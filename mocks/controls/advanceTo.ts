import { named } from '../../fixtures/named.ts'
import type { CartVariantWrite } from '../../src/contract/entities/cart.ts'
import type { CheckoutInfo } from '../../src/contract/entities/checkout.ts'
import { type Payment, type PaymentAnswer, paymentAnswers } from '../../src/contract/entities/payment.ts'
import { AccountType, BillingType, FulfillmentMethod, Language } from '../../src/contract/enumerations.ts'
import { Header } from '../../src/contract/headers.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'
import { serve } from '../server/serve.ts'
import { type MockServer, stockedFor } from '../server/mockServer.ts'
import { createJournal } from '../server/journal.ts'
import { accountOf, shopperOf, visitorOf } from '../state/state.ts'
import { viewCatalogue } from '../state/viewCatalogue.ts'
import { changeShop } from './changeShop.ts'
import type { PaymentStage, Pays, Persona } from '../scenarios/persona.ts'
import { type Basket, baskets, express } from './personaBaskets.ts'

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

/** The expiry of a card that is valid for four more years; MM/YY ends with 2099. */
function validExpiry(now: number): string {
  const year = Number(malaysianDay(now).slice(0, 4))
  return `12/${`${Math.min(year + 4, 2099)}`.slice(-2)}`
}

async function choosePayment(
  ask: Ask,
  now: number,
  pays: Pays = { type: BillingType.PAYMENT_ON_FULFILLMENT },
): Promise<void> {
  if (!('billing' in pays)) return void (await ask('PUT', '/api/set-billing-type', pays))
  const { billing } = pays
  const expiry = 'cardNumber' in billing ? { expiry: validExpiry(now) } : {}
  await ask('POST', '/api/billing', { billing: { ...billing, ...expiry }, fromCheckout: true })
}

/** Gives the recipient of the tax invoice, and what standard and marketplace parcels need. */
async function completeOtherSteps(ask: Ask, marketplaceAddressId: string): Promise<void> {
  await ask('POST', '/api/vat-information', {
    firstName: 'Aisyah',
    lastName: 'Rahman',
    companyName: 'Kopitiam Makmur Sdn Bhd',
    taxCode: 'C2100000070',
    addressLine1: '18 Jalan Tun Sambanthan',
    city: 'Kuala Lumpur',
    email: 'aisyah@example.com',
  })
  await ask('POST', '/api/set-standard-order-delivery-instructions', {
    standardOrderDeliveryInstructions: 'Leave it with the guard',
  })
  await ask('POST', '/api/set-delivery-info', { deliveryInfo: { marketplaceAddressId } })
}

/** Chooses the address of the personas, which an account may have from the last time. Returns its id. */
async function chooseAddress(ask: Ask, known: CheckoutInfo['shippingAddresses']): Promise<string> {
  const address = {
    addressLine1: '12 Jalan Ampang',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postalCode: '50450',
    country: 'Malaysia',
    firstName: 'Aisyah',
    lastName: 'Rahman',
  }
  const kept = known.find(({ addressLine1 }) => addressLine1 === address.addressLine1)
  if (kept) {
    await ask('PUT', '/api/default_address', {
      id: kept._id,
      changed: false,
      accountScope: kept.accountScope,
    })
    return kept._id
  }
  const { addressCreationResult: created } = await ask<{ addressCreationResult: { addressId: string } }>(
    'POST',
    '/api/address',
    { address, fromCheckout: true },
  )
  return created.addressId
}

/** Gives an address and a telephone number, and what the tax invoice and the parcels need. An account keeps its own number. */
async function giveContact(ask: Ask, hasVat: boolean): Promise<void> {
  const { data } = await ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const { shippingAddresses, selection } = data.checkout
  const addressId = await chooseAddress(ask, shippingAddresses)
  if (selection.telephoneNumber === undefined)
    await ask('POST', '/api/phone-verification', {
      phone: '0123456789',
      verify: false,
      email: 'aisyah@example.com',
    })
  if (hasVat) await completeOtherSteps(ask, addressId)
}

/** Chooses the default address of the business, and what parcels to it need. */
async function chooseBusinessAddress(ask: Ask): Promise<void> {
  const { data } = await ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const { defaultShippingAddress: id } = data.checkout
  await ask('PUT', '/api/default_address', { id, changed: false, accountScope: AccountType.BUSINESS })
  await ask('POST', '/api/set-standard-order-delivery-instructions', {
    standardOrderDeliveryInstructions: 'Goods entrance at the back',
  })
}

/** Chooses the saved card or bank account. */
async function paySaved(ask: Ask, { billingInfos }: CheckoutInfo): Promise<void> {
  await ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: billingInfos[0]?._id })
}

/** How long the persona whose payment is about to expire can look at it. */
const EXPIRES_IN_MS = 15_000

/** The time of the visitor's payments runs out at this moment. */
const endPayments = ({ store }: MockServer, visitor: string, at: number): Promise<void> =>
  store.write((draft) => {
    const browser = visitorOf(draft, visitor)
    for (const payment of shopperOf(browser, accountOf(draft, browser)).payments) payment.expiresAt = at
  })

/** Presses "Place order", and lets the payment at the provider go on as far as the persona's. */
async function sendOrder(
  { ask, fill }: { ask: Ask; fill: (basket: Basket) => Promise<void> },
  cartId: string,
  stage: PaymentStage,
): Promise<void> {
  const order = { cartId, idempotencyKey: `persona-${cartId}`, withPaymentPage: true }
  const { data } = await ask<{ data: { payment?: Payment } }>('POST', '/api/checkout', order)
  if (stage === 'cartChanged') await fill([{ gid: named.saleMilk, quantity: 7 }])
  const answer = stage === 'cartChanged' ? 'approve' : stage
  if (data.payment && isAnswer(answer)) await ask('POST', `/api/payments/${data.payment._id}`, { answer })
}

const isAnswer = (stage: PaymentStage): stage is PaymentAnswer =>
  paymentAnswers.some((answer) => answer === stage)

/** Fills a visitor's cart, and completes the checkout up to the button "Place order" or to the provider, by real calls. */
export async function advanceTo(
  server: MockServer,
  visitor: string,
  { stage, basket, hasVat, pays, saves, payment, isStory }: Persona,
): Promise<void> {
  const { ask, begin } = talker(server, visitor)
  await begin()
  const state = await server.store.read()
  const catalogue = await stockedFor(server, state).catalogue(state.catalogueSeed)
  const catalogueView = viewCatalogue(state, server.clock.now(), Language.ENGLISH, { catalogue })
  const fill = async (items: Basket): Promise<void> => {
    for (const { gid, quantity, pickup } of items) {
      const variant = catalogueView.variantByGid(gid)
      if (!variant) continue
      const warehouse = pickup ?? variant.fulfillerLocation ?? ''
      const row = variant.inventory.find((one) => one.warehouse._id === warehouse)
      // With another seed an item may be sold out.
      if (row && row.availableCount < quantity)
        await changeShop(server, { stock: { variant: gid, warehouse, available: quantity } }, visitor)
      const cartVariant: CartVariantWrite = {
        variant: variant._id,
        warehouse,
        fulfillmentMethod: pickup ? FulfillmentMethod.IN_STORE_PICKUP : variant.fulfillmentMethodType,
        quantity,
      }
      await ask('POST', '/api/carts/change', { cartVariant })
    }
  }
  await fill(basket ? baskets[basket] : express)
  if (stage === 'cart') return
  await (isStory ? chooseBusinessAddress(ask) : giveContact(ask, hasVat === true))
  const { data } = await ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const slot = data.checkout.deliveryTimes.find(({ isAvailable }) => isAvailable)
  const { deliveryInfo } = data.checkout.selection
  if (slot)
    await ask('POST', '/api/set-delivery-info', {
      deliveryInfo: { ...deliveryInfo, deliveryTimeId: slot._id },
    })
  if (isStory && !pays) await paySaved(ask, data.checkout)
  else await choosePayment(ask, server.clock.now(), pays)
  if (saves) {
    await ask('POST', '/api/cart/promo-codes', {
      cartId: data.checkout.cartId,
      promoCodes: [saves.promoCode],
    })
    await ask('POST', '/api/apply-user-credits', { applyUserCredits: true })
  }
  if (!payment) return
  await sendOrder({ ask, fill }, data.checkout.cartId, payment)
  const now = server.clock.now()
  if (payment === 'expiring') await endPayments(server, visitor, now + EXPIRES_IN_MS)
  if (payment === 'expired') await endPayments(server, visitor, now)
}
