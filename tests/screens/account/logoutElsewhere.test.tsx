/** A shopper logs out in one tab and has another one open. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expireSession } from '../../../mocks/controls/persona.ts'
import { useSession } from '../../../src/stores/session/session.ts'
import { shopper as client } from '../../mocks/shopper.ts'
import { atPayment, choose } from '../checkout/atPayment.ts'
import { field } from '../checkout/checkoutSteps.ts'
import { logInOnPage } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()
let otherTab: BroadcastChannel
beforeEach(() => {
  otherTab = new BroadcastChannel('pasar-cart')
})
afterEach(() => {
  otherTab.close()
  sessionStorage.clear()
})

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

const typedTexts = () => Object.values({ ...sessionStorage }).join()

const isGuest = () => useSession.getState().user?.isGuest

async function logOutElsewhere(): Promise<void> {
  const tab = client(shop.server)
  await tab.sync()
  await tab.ask('POST', '/api/logout', {})
  otherTab.postMessage({ person: null, hasLoggedOut: true })
}

describe('after a logout in another tab', () => {
  test('an account page asks for a login, and nothing can be undone', async () => {
    await shop.server.controls.become('returning')
    const { shopper } = await openShop('/account/address')
    const [first] = await screen.findAllByRole('button', { name: /^Delete/ })
    if (first) await shopper.click(first)
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
    await logOutElsewhere()
    expect(await heading('This page is for your account')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('the checkout leads to the empty cart of the guest, and the card’s draft is gone', async () => {
    const { shopper, address } = await atPayment(shop.server, 'returningCustomer')
    await choose(shopper, /^Another card/)
    await shopper.type(await field('Name on the card'), 'Nurul Izzah')
    await waitFor(() => expect(typedTexts()).toContain('Nurul Izzah'))
    await logOutElsewhere()
    expect(await heading(/^Your cart/)).toBeVisible()
    expect(address()).toBe('/cart')
    expect(typedTexts()).not.toContain('Nurul Izzah')
  })

  test('what a guest has typed before the login is gone; after an expired session it is still there', async () => {
    const { shopper } = await openShop('/find-order')
    await shopper.type(await screen.findByRole('textbox', { name: /^Email/ }), 'ana@rumah.example')
    await logInOnPage(shopper, 'returningCustomer')
    await expireSession(shop.server, 'browser')
    otherTab.postMessage({ person: null, hasLoggedOut: false })
    await waitFor(() => expect(isGuest()).toBe(true))
    expect(typedTexts()).toContain('ana@rumah.example')
    await logInOnPage(shopper, 'returningCustomer')
    await logOutElsewhere()
    await waitFor(() => expect(typedTexts()).not.toContain('ana@rumah.example'))
    expect(isGuest()).toBe(true)
  })
})
