import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { demoPassword, type PersonKey, people } from '../../../fixtures/people.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import type { Language } from '../../../src/contract/enumerations.ts'
import { buyer } from '../../mocks/buyer.ts'
import { shopper as client } from '../../mocks/shopper.ts'
import { openShop } from '../openShop.tsx'
import { openStep, place } from './checkoutSteps.ts'

/** Express items for RM 41.60 with every step complete; the payment step is open. */
export async function atPayment(server: MockServer, key?: PersonKey, language?: Language) {
  const visitor = client(server)
  await visitor.sync()
  if (key) {
    await visitor.ask('POST', '/api/login', {
      loginData: { email: people[key].email, password: demoPassword },
    })
    await visitor.sync()
  }
  await buyer(visitor).readyToOrder()
  const opened = await openShop('/checkout?step=billing', language)
  await screen.findByRole('region', { current: 'step' })
  return { ...opened, visitor }
}

export const choose = async (shopper: UserEvent, name: RegExp) =>
  shopper.click(await openStep().findByRole('radio', { name }))

export async function placeOrder(shopper: UserEvent) {
  await waitFor(() => expect(place()).toBeEnabled())
  await shopper.click(place())
}

export const confirmed = () => screen.findByRole('heading', { level: 1, name: /^Thank you/ })
export const sheet = (name: string) => screen.findByRole('dialog', { name })
export const press = async (shopper: UserEvent, name: RegExp | string) =>
  shopper.click(await screen.findByRole('button', { name }))
/** What the confirmation says next about deliveries and payment. */
export const paidBy = () => screen.getByRole('region', { name: 'What happens next' })
