import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { followedNow, resumeFollowing, stopFollowing } from '../../mocks/console/scenarios/following.ts'
import { goThere } from '../../mocks/console/scenarios/goThere.ts'
import { applyLink } from '../../mocks/controls/applyLink.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import { parseLink } from '../../mocks/controls/parseLink.ts'
import { withoutLinkOptions } from '../../mocks/scenarios/link.ts'
import type { ScenarioRow } from '../../mocks/scenarios/row.ts'
import { scenarioOf, scenarioTable } from '../../mocks/scenarios/table.ts'
import { onErrorReported } from '../../src/api/report.ts'
import { appBridge } from '../../src/boot/appBridge.ts'
import { openStartupModal } from '../../src/app/effects/startup/startupModal.ts'
import { startErrorLog } from '../../src/app/tracking/errors.ts'
import { connectEventBus } from '../../src/tracking/eventBus.ts'
import { openShop, reloadShop, withShop } from '../screens/openShop.tsx'
import { placeAllInViewport } from '../screens/placeAllInViewport.ts'
import { stops, withStartup } from '../screens/startup/openWithStartup.ts'

const shop = withShop()
withStartup()
afterEach(() => {
  stopFollowing()
  history.replaceState(null, '', '/')
})

/** Opens the shop's home with a console, and goes to a scenario from there: by the router, or by a page that starts anew. */
async function goFromHome(id: ScenarioRow['id']) {
  const row = scenarioOf(id)
  if (!row) throw new Error(`There is no scenario ${id}`)
  let controls: Controls = createControls(shop.server)
  const home = await openShop('/')
  await controls.attach(appBridge(home.router))
  let opened = home
  let loaded: string | null = null
  // A page that fails loads its document instead, which never ends here.
  void goThere(controls, row, row.when ?? { kind: 'once' }, (address) => (loaded = address))
  await waitFor(() => expect(loaded ?? controls.armed()[0]).toBeDefined())
  if (loaded !== null) {
    const { pathname, searchParams } = new URL(loaded, location.origin)
    home.leave()
    const kept = sessionStorage.getItem('pasar-mock-followed') ?? ''
    stopFollowing()
    sessionStorage.setItem('pasar-mock-followed', kept)
    controls = createControls(shop.server)
    const { linkOptions, problems } = parseLink(searchParams)
    expect([...problems, ...(await applyLink(controls, linkOptions))]).toEqual([])
    opened = await reloadShop(`${pathname}?${withoutLinkOptions(searchParams)}`)
    stops.push(openStartupModal(opened.router), startErrorLog(opened.router, []))
    await controls.attach(appBridge(opened.router))
    resumeFollowing(controls)
  }
  const matched = () => controls.armed().find(({ name }) => name === id)?.matched ?? 0
  return { ...opened, row, controls, matched }
}

/** The page meets it by itself, once all of it is near the viewport. */
const isMetByPage = ({ act, calls }: ScenarioRow) =>
  act === 'lookBelow' || (act === 'open' && !calls.includes('track'))

describe('“Go there” from the home page', () => {
  test.each(scenarioTable.filter((row) => isMetByPage(row)).map(({ id }) => id))(
    'meets %s without further steps',
    async (id) => {
      placeAllInViewport()
      const { matched, leave } = await goFromHome(id)
      await waitFor(() => expect(matched()).toBeGreaterThan(0))
      await waitFor(() => expect(followedNow()).toMatchObject({ id, isMatched: true }))
      leave()
    },
  )

  test.each(['tracking.failed', 'tracking.not-initialized', 'tracking.not-there'] as const)(
    'starts a page for %s, whose visit is an event',
    async (id) => {
      const { row, controls, leave } = await goFromHome(id)
      expect(row.isAtStart).toBe(true)
      expect(controls.armed()).toMatchObject([{ name: id, matched: 0 }])
      leave()
    },
  )

  test('opens the checkout for an order whose confirmation has no number, which is logged and not tracked', async () => {
    const logged = vi.fn<(note: string) => void>()
    const track = vi.fn<(name: string) => void>()
    const { shopper, matched, leave } = await goFromHome('tracking.without-order-number')
    // In place of those of the page that was loaded.
    stops.push(onErrorReported(logged), connectEventBus(track))
    await shopper.click(await screen.findByRole('button', { name: 'Place order' }))
    expect(await screen.findByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
    expect(matched()).toBe(1)
    await waitFor(() => expect(logged).toHaveBeenCalledWith('A purchase without an order number'))
    expect(track.mock.calls.map(([name]) => name)).not.toContain('purchase')
    const main = within(screen.getByRole('main'))
    expect(main.queryByText('Order number')).toBeNull()
    expect(main.queryByRole('link', { name: 'Track your order' })).toBeNull()
    leave()
  })

  test.each([
    ['join.email-exists', /^Join /],
    ['otp.rejected', /^Join /],
    ['lead.form-rejected', 'Tell us about your business'],
  ] as const)('opens the dialog that %s is about', async (id, name) => {
    const { controls, leave } = await goFromHome(id)
    const dialog = within(await screen.findByRole('dialog', { name }))
    expect(dialog.getByRole('button', { name: /^(Continue|Send)$/ })).toBeVisible()
    expect(controls.armed()).toMatchObject([{ name: id, matched: 0 }])
    leave()
  })

  test('shows the offer form of lead.entry-used again in a tab that has signed up, as in a new one', async () => {
    placeAllInViewport()
    const controls = createControls(shop.server)
    const { router, shopper, leave } = await openShop('/')
    await controls.attach(appBridge(router))
    await shopper.click(await screen.findByRole('button', { name: 'Sign up for offers' }))
    await shopper.type(await screen.findByRole('textbox', { name: 'Email' }), 'aina@rumah.example')
    await shopper.click(screen.getByRole('button', { name: 'Sign up' }))
    await screen.findByText('Thank you. We’ll send you the next offers.')
    await waitFor(() => expect(screen.queryByText('Never miss an offer')).toBeNull())
    await act(() => router.navigate('/products/search/milk'))
    history.replaceState(null, '', '/products/search/milk')
    expect(screen.queryByText('Never miss an offer')).toBeNull()
    const row = scenarioOf('lead.entry-used')
    if (row) await goThere(controls, row, { kind: 'once' })
    await waitFor(() => expect(router.state.location.pathname).toBe(row?.start))
    expect(await screen.findByRole('button', { name: 'Sign up for offers' })).toBeVisible()
    leave()
  })

  test('arms what a start meets not in the page at hand', async () => {
    const controls = createControls(shop.server)
    const { router, leave } = await openShop('/')
    await controls.attach(appBridge(router))
    const row = scenarioOf('tracking.failed')
    const load = vi.fn()
    if (row) await goThere(controls, row, { kind: 'nth', n: 2 }, load)
    expect(controls.armed()).toEqual([])
    expect(load.mock.calls).toEqual([['/?mock=tracking.failed@2&persona=guest&keep=1']])
    leave()
  })
})
