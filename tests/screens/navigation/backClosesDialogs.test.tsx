import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { closeOverlaysOnBack } from '../../../src/app/effects/backClosesOverlays.ts'
import { listenBeforeRouter } from '../../../src/navigation/popState.ts'
import { keptDeferredAction } from '../../../src/stores/deferred/keptAction.ts'
import { openModal, useModals } from '../../../src/stores/overlays/modals.ts'
import { atPayment, choose, placeOrder, sheet } from '../checkout/atPayment.ts'
import { goOn } from '../checkout/checkoutSteps.ts'
import { loginDialog } from '../logInAs.ts'
import { openShop, withShop } from '../openShop.tsx'

const shop = withShop()

/** Starts what closes overlays, on the first entry of a document. */
function startBack({ router }: Pick<Awaited<ReturnType<typeof openShop>>, 'router'>) {
  history.pushState({ idx: 0 }, '')
  listenBeforeRouter()
  stop = closeOverlaysOnBack(router)
}
let stop = () => {}
afterEach(() => stop())

const back = () => act(() => history.back())
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const calls = (name: string) => shop.server.journal.entries().filter(({ call }) => call === name)

describe('Back closes', () => {
  test('a prompt as its own button does: once dismissed, it does not open again', async () => {
    await shop.server.controls.become('returning')
    startBack(await openShop('/'))
    act(() => openModal({ kind: 'membership' }))
    await screen.findByRole('dialog')
    back()
    await noDialog()
    await waitFor(() => expect(calls('dismissWaon')).toHaveLength(1))
  })

  test('the login, and drops what the guest wanted to do', async () => {
    const opened = await openShop(`/product/${named.saleMilk}/any-slug`)
    startBack(opened)
    await opened.shopper.click(screen.getByRole('button', { name: 'Add to a list' }))
    await loginDialog()
    await waitFor(() => expect(keptDeferredAction()).not.toBeNull())
    back()
    await noDialog()
    expect(keptDeferredAction()).toBeNull()
  })

  test('the topmost of two dialogs first', async () => {
    const opened = await openShop('/')
    startBack(opened)
    act(() => openModal({ kind: 'login', deferredAction: null }))
    const login = await loginDialog()
    await opened.shopper.click(await login.findByRole('button', { name: 'Continue with Google' }))
    const google = await screen.findByRole('dialog', { name: /Google/ })
    back()
    await waitFor(() => expect(google).not.toBeInTheDocument())
    expect(useModals.getState().open?.kind).toBe('login')
    back()
    await noDialog()
  })

  test('the filter sheet, and keeps the filter', async () => {
    const opened = await openShop('/products/category/210000/sauces-cooking')
    startBack(opened)
    await opened.shopper.click(screen.getByRole('button', { name: 'Filter' }))
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await opened.shopper.click(filters.getAllByRole('checkbox')[0] as HTMLElement)
    const filtered = opened.address()
    back()
    await noDialog()
    expect(opened.address()).toBe(filtered)
  })

  test('the sheet of a wallet, which cancels the payment', async () => {
    const opened = await atPayment(shop.server)
    startBack(opened)
    await choose(opened.shopper, /^PayPal/)
    await goOn(opened.shopper)
    await placeOrder(opened.shopper)
    await sheet('PayPal')
    back()
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment cancelled')
    await noDialog()
  })
})
