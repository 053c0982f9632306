import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { turnOffOrderAlerts } from '../../../src/stores/orders/alertAboutOrder.ts'
import { axeFaults } from '../axeFaults.ts'
import { openShop, withShop } from '../openShop.tsx'
import { returnToTab } from '../returnToTab.ts'

const shop = withShop()

const MINUTE_MS = 60_000
let shown: string[] = []
let permission: NotificationPermission = 'default'
let answer: NotificationPermission = 'granted'

/** The browser's notifications, which jsdom does not have. */
class BrowserNotification extends EventTarget {
  static get permission() {
    return permission
  }
  static requestPermission = async () => {
    permission = answer
    return answer
  }
  constructor(title: string) {
    super()
    shown.push(title)
  }
}

beforeEach(() => {
  shown = []
  permission = 'default'
  answer = 'granted'
  Object.assign(globalThis, { Notification: BrowserNotification })
})
afterEach(() => {
  turnOffOrderAlerts()
  Reflect.deleteProperty(globalThis, 'Notification')
  vi.restoreAllMocks()
})

const alerts = () => within(screen.getByRole('region', { name: 'Order notifications' }))
const asked = () => shop.server.journal.entries().filter(({ call }) => call === 'firebaseToken')

async function openNewest() {
  await shop.server.controls.become('returning')
  const opened = await openShop('/account/order-history')
  const [newest] = within(screen.getByRole('list', { name: 'Your orders' })).getAllByRole('link')
  await opened.shopper.click(newest ?? document.body)
  await screen.findByRole('link', { name: 'Your orders' })
  return { ...opened, gid: opened.address().split('/').at(-1) ?? '' }
}

/** The order's items are picked, half an hour before its slot. */
const pickOrders = () =>
  shop.server.store.write((state) => {
    const start = shop.server.clock.now() + 20 * MINUTE_MS
    const orders = Object.values(state.accounts).flatMap(({ shopper }) => shopper.orders)
    for (const { slot } of orders.flatMap(({ shipments }) => shipments))
      if (slot && slot.start > start) Object.assign(slot, { start, end: start + 120 * MINUTE_MS })
  })

test('an order that moves while the tab is hidden shows a notification, once they are on', async () => {
  const { shopper, gid } = await openNewest()
  expect(await axeFaults()).toEqual([])
  await shopper.click(alerts().getByRole('button', { name: 'Turn on' }))
  expect(await alerts().findByText(/^You’ll get a notification/)).toBeVisible()
  expect(asked()).toHaveLength(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pickOrders()
  await returnToTab()
  await waitFor(() => expect(shown).toEqual([`Order ${gid}: Picked`]))
  // The token is valid for an hour or two.
  expect(asked()).toHaveLength(1)
  await shopper.click(alerts().getByRole('button', { name: 'Turn off' }))
  expect(alerts().getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a refusal by the shopper says where to allow notifications', async () => {
  answer = 'denied'
  const { shopper } = await openNewest()
  await shopper.click(alerts().getByRole('button', { name: 'Turn on' }))
  expect(await alerts().findByText(/^Notifications are blocked\./)).toBeVisible()
  expect(asked()).toHaveLength(0)
})

test('without the token they stay off', async () => {
  shop.server.controls.arm('firebaseToken:status:500@always')
  const { shopper } = await openNewest()
  await shopper.click(alerts().getByRole('button', { name: 'Turn on' }))
  expect(await alerts().findByText('We couldn’t turn on notifications. Please try again.')).toBeVisible()
  expect(alerts().getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a browser without notifications offers none', async () => {
  Reflect.deleteProperty(globalThis, 'Notification')
  await openNewest()
  expect(screen.queryByRole('region', { name: 'Order notifications' })).not.toBeInTheDocument()
})
