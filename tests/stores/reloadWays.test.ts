import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockStart } from '../../fixtures/rows.ts'
import { createClock } from '../../mocks/base/clock.ts'
import { advanceTo } from '../../mocks/controls/advanceTo.ts'
import { becomePersona } from '../../mocks/controls/persona.ts'
import type { Persona } from '../../mocks/scenarios/persona.ts'
import { type PersonaId, personas } from '../../mocks/scenarios/personas.ts'
import { createMockServer, type MockServer } from '../../mocks/server/mockServer.ts'
import { visitorOf } from '../../mocks/state/state.ts'
import { BillingType, CheckoutStep } from '../../src/contract/enumerations.ts'
import { nextStep, shownStep } from '../../src/domain/checkout/checkout.ts'
import { openTab } from './chaos/tab.ts'
import { stopTime } from './chaos/virtualTime.ts'

beforeAll(() => stopTime(Date.parse(clockStart)))
afterAll(() => void vi.useRealTimers())

/** What the order is paid by: a billing type, or a saved card or account by its last digits. */
const ways: readonly (readonly [PersonaId, type: BillingType, saved: string | undefined])[] = [
  ['guest-checkout', BillingType.PAYMENT_ON_FULFILLMENT, undefined],
  ['pays-card', BillingType.CREDIT_CARD, '4242'],
  ['pays-card-code', BillingType.CREDIT_CARD, '3220'],
  ['pays-bank-account', BillingType.CREDIT_CARD, '1234'],
  ['pays-invoice', BillingType.INVOICE, undefined],
  ['pays-paypal', BillingType.PAYPAL, undefined],
  ['pays-apple-pay', BillingType.APPLE_PAY, undefined],
  ['pays-google-pay', BillingType.GOOGLE_PAY, undefined],
  ['pays-venmo', BillingType.VENMO, undefined],
  ['pays-fasspay', BillingType.FASSPAY, undefined],
  ['pays-ipay88', BillingType.IPAY88, undefined],
  ['pays-payoo', BillingType.PAYOO, undefined],
]

describe.each(ways)('%s', (id, type, saved) => {
  let server: MockServer
  beforeEach(async () => {
    sessionStorage.clear()
    localStorage.clear()
    server = createMockServer({ clock: createClock(clockStart), isStrict: true })
    const { person, pays }: Persona = personas[id]
    await becomePersona(server, id, 'browser')
    await server.store.write((draft) => {
      visitorOf(draft, 'browser').settings = { hasVat: true }
    })
    // An order with every step.
    const all = { person, stage: 'checkout', basket: 'allSteps', hasVat: true } as const
    await advanceTo(server, 'browser', { ...all, ...(pays ? { pays } : {}) })
  })
  afterEach(() => server.store.close())

  test('stays chosen after a reload at each step', async () => {
    const tab = await openTab(server, '/checkout')
    for (const step of Object.values(CheckoutStep)) {
      await tab.go(`/checkout?step=${step}`)
      await tab.reload()
      const { info } = tab.page().checkout.useCheckout.getState()
      if (!info) throw new Error('The checkout is open without data.')
      expect(shownStep(step, info)).toBe(step)
      expect(nextStep(info)).toBeNull()
      const { billingType, selectedSavedPaymentMethod } = info.selection
      expect([step, billingType]).toEqual([step, type])
      const chosen = info.billingInfos.find(({ _id }) => _id === selectedSavedPaymentMethod)
      expect(chosen?.lastFour).toBe(saved)
    }
    tab.close()
  })
})
