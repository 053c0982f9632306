import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { buyer } from '../mocks/buyer.ts'
import { codeBesideParcel } from '../mocks/codeBesideParcel.ts'
import { shopper } from '../mocks/shopper.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

describe.each(['People', 'Data', 'Clock', 'Network', 'Coverage'])('the panel %s', (name) => {
  test('has accessible names', async () => {
    await controls.become('member-active')
    const { container, panel } = await openPanel(controls, name)
    await waitFor(() => expect(panel).not.toBeEmptyDOMElement())
    if (name === 'People' || name === 'Clock') await within(panel).findAllByRole('listitem', {})
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})

describe('the people panel', () => {
  test('shows who is signed in, and signs in a selected persona', async () => {
    const { user } = await openPanel(controls, 'People')
    expect(await screen.findByText('Logged in: Guest')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Log in: Returning customer' }))
    // The personas of her account: the savings, the returning customer, an expired session, nothing left to pay.
    expect(await screen.findAllByText('Orders: 30')).toHaveLength(4)
    await waitFor(() => expect(screen.getAllByText('Logged in: Returning customer')).toHaveLength(2))
    expect(await controls.persona()).toBe('returning')
  })

  test('lists sent messages, newest first, which are the only place with the codes', async () => {
    const { panel } = await openPanel(controls, 'People')
    await within(panel).findByText('Logged in: Guest')
    expect(within(panel).queryByRole('region', { name: 'Sent by the shop' })).toBeNull()
    await controls.server.store.write((state) => {
      state.outbox = [
        { at: 0, to: 'aina@rumah.example', kind: 'welcome', content: 'Aina' },
        { at: 500, to: 'aina@rumah.example', kind: 'resetLink', content: '/reset-password?token=0f' },
        { at: 1_000, to: '0123456789', kind: 'otp', content: '048213' },
      ]
    })
    const sent = within(await within(panel).findByRole('region', { name: 'Sent by the shop' }))
    expect(sent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Code to 0123456789048213/),
      expect.stringMatching(/^Password link to aina@rumah\.example\/reset-password\?token=0f/),
      expect.stringMatching(/^Welcome to aina@rumah\.exampleAina/),
    ])
    expect(sent.getByRole('link')).toHaveAttribute('href', '/reset-password?token=0f')
  })

  test('creates links to personas', async () => {
    const { user } = await openPanel(controls, 'People')
    await user.click(await screen.findByRole('button', { name: 'Copy link: Invoice customer' }))
    expect(await navigator.clipboard.readText()).toMatch(/^\/\?persona=invoice&clock=2026-11-21T/)
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible()
  })

  test('shows the link to copy it without a clipboard', async () => {
    const { user } = await openPanel(controls, 'People')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    controls.arm('changeCart:network')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByRole('textbox', { name: 'Copy this link' })).toHaveValue(await controls.link())
  })
})

test('lists unreadable parts of the link until the list is dismissed', async () => {
  controls.problems.push({
    parameter: 'persona',
    value: 'retuning',
    suggestions: ['returning', 'guest-returning'],
  })
  const { user } = await openPanel(controls, 'People')
  const text = 'Not understood in this link: persona=retuning (near: returning, guest-returning)'
  expect(screen.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide what was not understood' }))
  expect(screen.queryByText(text)).toBeNull()
  expect(controls.problems).toEqual([])
})

describe('the data panel', () => {
  test('resets the shop, and undoes changes', async () => {
    await controls.become('returning')
    const { user } = await openPanel(controls, 'Data')
    await user.click(await screen.findByRole('button', { name: 'Reset the shop' }))
    expect(await screen.findByText('The shop is reset, and no one is logged in')).toBeVisible()
    expect(await controls.persona()).toBe('guest')
    await user.click(screen.getByRole('button', { name: 'Step back: Before the shop opened afresh' }))
    await waitFor(async () => expect(await controls.persona()).toBe('returning'))
  })

  test('names a snapshot as entered', async () => {
    const { user } = await openPanel(controls, 'Data')
    await user.type(await screen.findByRole('textbox', { name: 'Name of a new snapshot' }), 'before the sale')
    await user.click(screen.getByRole('button', { name: 'Take snapshot' }))
    expect(await screen.findByRole('button', { name: 'Step back: before the sale' })).toBeVisible()
  })

  test('changes the size of the catalogue, and the link contains it', async () => {
    const { user } = await openPanel(controls, 'Data')
    const field = await screen.findByRole('spinbutton', { name: 'Number of variants' })
    await user.clear(field)
    await user.type(field, '600')
    await user.click(screen.getByRole('button', { name: 'Change the catalogue' }))
    expect(await screen.findByText('The catalogue has about 600 variants')).toBeVisible()
    expect(await controls.link()).toContain('size=600')
    await user.click(screen.getByRole('button', { name: 'Back to the usual products' }))
    expect(await screen.findByText('The usual products are back')).toBeVisible()
    expect(controls.size()).toBeNull()
  })

  test('sets another seed for the products, other random values stay, and the link contains it', async () => {
    await controls.setSize(1_500)
    const { user } = await openPanel(controls, 'Data')
    const field = await screen.findByRole('spinbutton', { name: 'Seed of the products' })
    await waitFor(() => expect(field).toHaveValue(20_261_121))
    await user.clear(field)
    await user.type(field, '9')
    await user.click(screen.getByRole('button', { name: 'Open afresh with these products' }))
    expect(await screen.findByText('The shop opened afresh with products made from seed 9')).toBeVisible()
    expect(
      await screen.findByText(
        'The catalogue has about 1500 variants. Those not written by hand are made from seed 9.',
      ),
    ).toBeVisible()
    expect(await controls.link()).toMatch(/&goods=9&size=1500$/)
  })

  test('uses the shop’s seed for its products too', async () => {
    await controls.setSize(1_500)
    const { user } = await openPanel(controls, 'Data')
    const field = await screen.findByRole('spinbutton', { name: 'Seed' })
    await user.clear(field)
    await user.type(field, '8')
    await user.click(screen.getByRole('button', { name: 'Open afresh with this seed' }))
    expect(await screen.findByText('The shop opened afresh with seed 8')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: 'Seed of the products' })).toHaveValue(8),
    )
    expect(await controls.link()).toMatch(/&seed=8&size=1500$/)
  })

  test('imports a session export; another file is refused with the reason', async () => {
    await controls.become('returning')
    const sessionExport = await controls.exportSession()
    await controls.become('guest')
    const { user } = await openPanel(controls, 'Data')
    const file = await screen.findByLabelText('Open a session file')
    await user.upload(file, new File([sessionExport], 'visit.json', { type: 'application/json' }))
    expect(await screen.findByText('Opened: visit.json')).toBeVisible()
    expect(await controls.persona()).toBe('returning')
    await user.upload(file, new File(['{}'], 'other.json', { type: 'application/json' }))
    expect(await screen.findByText('Refused: this is not a session file.')).toBeVisible()
    const older = sessionExport.replace('"version": 1', '"version": 0')
    await user.upload(file, new File([older], 'old.json', { type: 'application/json' }))
    expect(
      await screen.findByText('Refused: the file is of version 0, which this shop cannot open.'),
    ).toBeVisible()
    expect(await controls.persona()).toBe('returning')
  })
})

describe('the clock panel', () => {
  test('shows the shop’s time, and changes it', async () => {
    const { user } = await openPanel(controls, 'Clock')
    const before = Date.parse(controls.clock.now())
    await user.click(await screen.findByRole('button', { name: '+30 min' }))
    await waitFor(() => expect(Date.parse(controls.clock.now())).toBe(before + 30 * 60_000))
    await user.click(screen.getByRole('button', { name: 'To the next slot' }))
    // Half past eight UTC: in Malaysia the first slot is at ten.
    await waitFor(() => expect(controls.clock.now()).toBe('2026-11-21T02:00:00.000Z'))
    const field = screen.getByLabelText('Day and time in Malaysia')
    await user.clear(field)
    await user.type(field, '2026-12-24T10:00')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    await waitFor(() => expect(controls.clock.now()).toBe('2026-12-24T02:00:00.000Z'))
    expect(await screen.findByText(/24 Dec 2026.* 10:00:00/, { selector: 'time' })).toBeVisible()
  })

  test('resumes the clock, and freezes it again', async () => {
    const { user } = await openPanel(controls, 'Clock')
    await user.click(await screen.findByRole('button', { name: 'Run' }))
    expect(await screen.findByText('running')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Freeze' }))
    expect(await screen.findByText('frozen')).toBeVisible()
  })

  test('an order is advanced through its lifecycle', async () => {
    await controls.become('member-active')
    const [order] = await controls.orders()
    const { user } = await openPanel(controls, 'Clock')
    const next = { name: new RegExp(`^Next: .*, order ${order?.gid}$`) }
    await user.click(await screen.findByRole('button', next))
    await waitFor(() => expect(screen.getByRole('button', next)).toHaveTextContent('Next: Confirmed'))
    await user.click(screen.getByRole('button', { name: `5 On its way: move order ${order?.gid} there` }))
    await waitFor(() => expect(screen.getByRole('button', next)).toHaveTextContent('Next: Delivered'))
    await user.click(screen.getByRole('button', { name: `Fail order ${order?.gid}` }))
    expect(await screen.findByText(`Order ${order?.gid}: Couldn’t be fulfilled`)).toBeVisible()
    expect((await controls.orders())[0]).toMatchObject({ status: 10, next: null })
  })

  test('an order is cancelled', async () => {
    await controls.become('member-active')
    const [order] = await controls.orders()
    const { user } = await openPanel(controls, 'Clock')
    await user.click(await screen.findByRole('button', { name: `Cancel order ${order?.gid}` }))
    expect(await screen.findByText(`Order ${order?.gid}: Cancelled`)).toBeVisible()
    expect((await controls.orders())[0]).toMatchObject({ status: 9, next: null })
  })

  test('an order of which a part was delivered cannot be cancelled or fail', async () => {
    const ana = shopper(controls.server)
    const { gid } = await codeBesideParcel(ana, buyer(ana))
    const { user } = await openPanel(controls, 'Clock')
    const endings = () =>
      screen.queryAllByRole('button', { name: new RegExp(`^(Cancel|Fail) order ${gid}$`) })
    await screen.findByRole('button', { name: new RegExp(`^Next: .*, order ${gid}$`) })
    expect(endings()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: `7 Shipped: move order ${gid} there` }))
    await screen.findByText(`Order ${gid}: Shipped`)
    await waitFor(() => expect(endings()).toEqual([]))
  })
})
