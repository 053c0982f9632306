import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Console } from '../../mocks/console/Console.tsx'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import { followPageLanguage } from '../../mocks/console/words.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import { type NodeServer, startNodeServer } from '../../mocks/node.ts'
import type { MockHandle, MockStatus } from '../../mocks/status.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { Header } from '../../src/contract/headers.ts'
import { startI18n } from '../../src/i18n/index.ts'

let server: NodeServer
let controls: Controls
let status: MockStatus = { by: 'worker' }
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

beforeAll(async () => {
  server = startNodeServer()
  await startI18n(Language.ENGLISH)
  await followPageLanguage()
})
beforeEach(() => {
  controls = createControls(server)
  status = { by: 'worker' }
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  controls.clear()
  await server.resetShop()
})
afterAll(() => server.close())

async function openPanel(name: string) {
  const user = userEvent.setup()
  const tools = { controls, handle, pulse: pulseOf(controls) }
  const { container } = render(
    <ConsoleContext value={tools}>
      <Console onClose={() => undefined} />
    </ConsoleContext>,
  )
  await user.click(screen.getByRole('tab', { name }))
  return { user, container, panel: await screen.findByRole('tabpanel', { name }) }
}

const ask = (path: string) =>
  fetch(new URL(path, location.origin), { headers: { [Header.API_JSON]: 'true' } }).catch(() => undefined)

describe.each(['People', 'Data', 'Clock', 'Network', 'Coverage'])('the panel %s', (name) => {
  test('has names for everything', async () => {
    await controls.become('member-active')
    const { container, panel } = await openPanel(name)
    await waitFor(() => expect(panel).not.toBeEmptyDOMElement())
    if (name === 'People' || name === 'Clock')
      await within(panel).findAllByRole('listitem', {}, { timeout: 10_000 })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

describe('people', () => {
  test('say who is signed in, and sign in whoever is chosen', async () => {
    const { user } = await openPanel('People')
    expect(await screen.findByText('Signed in: Guest')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in: Returning customer' }))
    expect(await screen.findAllByText('Orders: 30')).toHaveLength(2)
    await waitFor(() => expect(screen.getAllByText('Signed in: Returning customer')).toHaveLength(2))
    expect(await controls.persona()).toBe('returning')
  })

  test('are handed on as links', async () => {
    const { user } = await openPanel('People')
    await user.click(await screen.findByRole('button', { name: 'Copy link: Invoice customer' }))
    expect(await navigator.clipboard.readText()).toMatch(/^\/\?persona=invoice&clock=2026-11-21T/)
    expect(await screen.findByText('Link copied')).toBeVisible()
  })

  test('where there is no clipboard, the link stands there to be copied by hand', async () => {
    const { user } = await openPanel('People')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    controls.arm('changeCart:network')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByRole('textbox', { name: 'Copy this link' })).toHaveValue(await controls.link())
  })
})

describe('data', () => {
  test('the shop is reset, and stepped back', async () => {
    await controls.become('returning')
    const { user } = await openPanel('Data')
    await user.click(await screen.findByRole('button', { name: 'Reset the shop' }))
    expect(await screen.findByText('The shop is as it opens, with nobody in it')).toBeVisible()
    expect(await controls.persona()).toBe('guest')
    await user.click(screen.getByRole('button', { name: 'Step back: Before the shop opened afresh' }))
    await waitFor(async () => expect(await controls.persona()).toBe('returning'))
  })

  test('a snapshot has the name that somebody gives it', async () => {
    const { user } = await openPanel('Data')
    await user.type(await screen.findByRole('textbox', { name: 'Name of a new snapshot' }), 'before the sale')
    await user.click(screen.getByRole('button', { name: 'Take snapshot' }))
    expect(await screen.findByRole('button', { name: 'Step back: before the sale' })).toBeVisible()
  })

  test('the shelves are filled, and the link says so', async () => {
    const { user } = await openPanel('Data')
    const field = await screen.findByRole('spinbutton', { name: 'Number of variants' })
    await user.clear(field)
    await user.type(field, '600')
    await user.click(screen.getByRole('button', { name: 'Fill the shelves' }))
    expect(await screen.findByText('The shelves hold about 600 variants')).toBeVisible()
    expect(await controls.link()).toContain('size=600')
    await user.click(screen.getByRole('button', { name: 'Back to the usual goods' }))
    expect(await screen.findByText('The usual goods are back')).toBeVisible()
    expect(controls.size()).toBeNull()
  })

  test('a bag is opened; one that is none is refused, and why', async () => {
    await controls.become('returning')
    const bag = await controls.exportBag()
    await controls.become('guest')
    const { user } = await openPanel('Data')
    const file = await screen.findByLabelText('Open a bag')
    await user.upload(file, new File([bag], 'visit.json', { type: 'application/json' }))
    expect(await screen.findByText('Opened: visit.json')).toBeVisible()
    expect(await controls.persona()).toBe('returning')
    await user.upload(file, new File(['{}'], 'other.json', { type: 'application/json' }))
    expect(await screen.findByText('Refused: the file is not a session bag.')).toBeVisible()
    const older = bag.replace('"version": 1', '"version": 0')
    await user.upload(file, new File([older], 'old.json', { type: 'application/json' }))
    expect(
      await screen.findByText('Refused: the bag is of version 0, which this shop cannot open.'),
    ).toBeVisible()
    expect(await controls.persona()).toBe('returning')
  })
})

describe('clock', () => {
  test('stands at the shop’s time, and goes where it is sent', async () => {
    const { user } = await openPanel('Clock')
    const before = Date.parse(controls.clock.now())
    await user.click(await screen.findByRole('button', { name: '+30 min' }))
    await waitFor(() => expect(Date.parse(controls.clock.now())).toBe(before + 30 * 60_000))
    await user.click(screen.getByRole('button', { name: 'To the next slot' }))
    // Eight and a half hours from Greenwich's midnight: the first slot in Malaysia is at ten.
    await waitFor(() => expect(controls.clock.now()).toBe('2026-11-21T02:00:00.000Z'))
    const field = screen.getByLabelText('Day and time in Malaysia')
    await user.clear(field)
    await user.type(field, '2026-12-24T10:00')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    await waitFor(() => expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z'))
    expect(await screen.findByText(/24 Dec 2026.* 10:00:00/, { selector: 'time' })).toBeVisible()
  })

  test('can be let run, and frozen again', async () => {
    const { user } = await openPanel('Clock')
    await user.click(await screen.findByRole('button', { name: 'Let it run' }))
    expect(await screen.findByText('runs')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Freeze' }))
    expect(await screen.findByText('stands still')).toBeVisible()
  })

  test('leads an order through its life', async () => {
    await controls.become('member-active')
    const [order] = await controls.orders()
    const { user } = await openPanel('Clock')
    const next = { name: `Next status of order ${order?.gid}` }
    await user.click(await screen.findByRole('button', next))
    await waitFor(() => expect(screen.getByRole('button', next)).toHaveTextContent('Next: Confirmed'))
    await user.click(screen.getByRole('button', { name: `Order ${order?.gid}: to On its way` }))
    await waitFor(() => expect(screen.getByRole('button', next)).toHaveTextContent('Next: Delivered'))
    await user.click(screen.getByRole('button', { name: `Let order ${order?.gid} fail` }))
    expect(await screen.findByText(`Order ${order?.gid}: Could not be fulfilled`)).toBeVisible()
    expect((await controls.orders())[0]).toMatchObject({ status: 10, next: null })
  })
})

describe('network', () => {
  test('is as slow and as flaky as somebody types', async () => {
    const { user } = await openPanel('Network')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Lognormal')
    const median = screen.getByRole('spinbutton', { name: 'Median (ms)' })
    await user.clear(median)
    expect(median).toBeInvalid()
    await user.type(median, '450')
    const rate = screen.getByRole('spinbutton', { name: 'Requests that fail (%)' })
    await user.clear(rate)
    await user.type(rate, '30')
    expect(controls.network()).toMatchObject({
      latency: { kind: 'lognormal', median: 450, sigma: 0.5 },
      failureRate: 0.3,
    })
  })

  test('is switched off and on', async () => {
    const { user } = await openPanel('Network')
    const offline = await screen.findByRole('checkbox', { name: 'Offline' })
    await user.click(offline)
    expect(await ask('/api/carts/sync')).toBeUndefined()
    await user.click(offline)
    expect((await ask('/api/carts/sync'))?.status).toBe(200)
  })

  test('lets the bot protection ask', async () => {
    const { user } = await openPanel('Network')
    await user.click(await screen.findByRole('checkbox', { name: 'Bot protection asks' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Bot protection asks' })).toBeChecked())
    expect((await ask('/api/carts/sync'))?.status).toBe(403)
  })

  test('holds answers back, and releases them in any order', async () => {
    const { user } = await openPanel('Network')
    await user.click(await screen.findByRole('checkbox', { name: 'Hold answers back' }))
    const done: string[] = []
    const first = ask('/api/carts/sync').then(() => done.push('first'))
    await screen.findByText('Held: 1')
    const second = ask('/api/order-cancellation-reasons').then(() => done.push('second'))
    await screen.findByText('Held: 2')
    await user.click(screen.getByRole('button', { name: 'Release 2: GET /api/order-cancellation-reasons' }))
    await second
    await user.click(screen.getByRole('button', { name: 'Release 1: GET /api/carts/sync' }))
    await first
    expect(done).toEqual(['second', 'first'])
    expect(await screen.findByText('Held: 0')).toBeVisible()
  })
})

describe('coverage', () => {
  test('counts what has been met, and shows what has not', async () => {
    const { user, panel } = await openPanel('Coverage')
    expect(await within(panel).findByText(/^0 of \d+ documented endings met \(0 %\)$/)).toBeVisible()
    await ask('/api/carts/sync')
    expect(await within(panel).findByText(/^1 of \d+ documented endings met/)).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search calls' }), 'syncCart')
    expect(within(panel).getByText('✓ ok × 1')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Only what is not yet met' }))
    expect(within(panel).queryByText('✓ ok × 1')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Count anew' }))
    expect(within(panel).getByText('ok: not yet')).toBeVisible()
  })
})

describe('the head', () => {
  test('offers to remove a worker of something else, and only then', async () => {
    await openPanel('Network')
    expect(screen.queryByRole('button', { name: 'Remove the other worker' })).not.toBeInTheDocument()
    cleanup()
    status = { by: 'in-page', reason: 'foreign-worker' }
    const { user } = await openPanel('Network')
    await user.click(screen.getByRole('button', { name: 'Remove the other worker' }))
    expect(await screen.findByText('Workers removed: 0')).toBeVisible()
  })
})
