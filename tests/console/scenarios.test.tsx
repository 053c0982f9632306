import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Scenarios } from '../../mocks/console/panels/Scenarios.tsx'
import { stopFollowing } from '../../mocks/console/scenarios/following.ts'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import type { MockHandle } from '../../mocks/base/status.ts'
import { appBridge } from '../../src/boot/appBridge.ts'
import { openShop, withShop } from '../screens/openShop.tsx'

// A whole shop and the console render, on machines that are busy with other work.
vi.setConfig({ testTimeout: 45_000 })

/** Changes the person, fills the cart and opens the page. */

const shop = withShop()
let controls: Controls

const status = { by: 'in-page', reason: 'unsupported' } as const
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

beforeAll(followPageLanguage)
beforeEach(() => {
  controls = createControls(shop.server)
})
afterEach(() => {
  stopFollowing()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** Opens the shop at an address, with the console's scenarios beside it. */
async function openScenarios(address = '/') {
  const { router, leave } = await openShop(address)
  await controls.attach(appBridge(router))
  const tools = { controls, handle, pulse: pulseOf(controls) }
  const view = render(
    <ConsoleContext value={tools}>
      <aside data-mock-console="" aria-label="Mock console">
        <Scenarios />
      </aside>
    </ConsoleContext>,
  )
  const user = userEvent.setup()
  const panel = within(view.container)
  const search = (term: string) => user.type(panel.getByRole('searchbox', { name: 'Search scenarios' }), term)
  return {
    user,
    panel,
    search,
    titles: () => panel.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent),
    path: () => router.state.location.pathname,
    container: view.container,
    leave,
  }
}

test('all rows share one request for the shop’s texts', async () => {
  const { panel } = await openScenarios()
  expect(await panel.findAllByText(/Wrong email or password\./)).not.toEqual([])
  const asked = shop.server.journal.entries().filter(({ path }) => path.endsWith('/account.json'))
  // The shop behind the console may load them at the same time.
  expect(asked.length).toBeLessThanOrEqual(2)
})

describe('the scenarios', () => {
  test.each([
    ['its id', 'remove.rej', ['Removing from the cart is refused']],
    [
      'what the shopper sees',
      'another account. Use another',
      ['The phone number belongs to another account', 'A phone number of another account'],
    ],
    ['its code', '487', ['The card cannot be saved', 'A card that its bank refuses']],
    ['its call', 'verifyCode', ['The one-time code is wrong']],
    ['what a shopper enters', 'real input labuan', ['A business in Labuan', 'A business address in Labuan']],
  ])('a scenario is found by %s', async (_, term, found) => {
    const { search, titles, leave } = await openScenarios()
    await search(term)
    expect(titles()).toEqual(found)
    leave()
  })

  test('a search without results says so', async () => {
    const { search, titles, panel, leave } = await openScenarios()
    await search('nonesuch')
    expect(titles()).toEqual([])
    expect(panel.getByText('No scenario fits “nonesuch”.')).toBeInTheDocument()
    leave()
  })

  test('“Go there” signs in, arms the fault and opens the page; the shown text is compared with the expected one', async () => {
    const { user, panel, search, path, leave } = await openScenarios()
    await search('cart.change.rejected')
    expect(panel.getByText(/^notice: “We couldn’t change the quantity/)).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Go there: A quantity is refused' }))
    await waitFor(() => expect(path()).toBe('/cart'))
    expect(panel.getByText('waiting for the call')).toBeInTheDocument()
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    const [more] = await screen.findAllByRole('button', { name: /one more$/ })
    if (more) await user.click(more)
    expect(await panel.findByText('as expected')).toBeInTheDocument()
    expect(panel.getByText('1 seen, 1 matched · done')).toBeInTheDocument()
    leave()
  })

  test('another text counts as unexpected', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('cart.change.rejected')
    await user.click(panel.getByRole('button', { name: 'Go there: A quantity is refused' }))
    await screen.findByRole('heading', { level: 1, name: 'Your cart' })
    const [remove] = await screen.findAllByRole('button', { name: /^Remove / })
    if (remove) await user.click(remove)
    expect(await panel.findByText('not as expected')).toBeInTheDocument()
    expect(panel.getByText(/^notice: “We couldn’t remove that/)).toBeInTheDocument()
    leave()
  })

  test('a scenario is armed for the nth time, at random or always, and disarmed', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('cart.add.rejected')
    const when = panel.getByRole('combobox', { name: 'When: Adding to the cart is refused' })
    const arm = panel.getByRole('button', { name: 'Arm: Adding to the cart is refused' })
    await user.selectOptions(when, 'nth')
    await user.clear(panel.getByRole('spinbutton', { name: 'Which time' }))
    await user.type(panel.getByRole('spinbutton', { name: 'Which time' }), '3')
    await user.click(arm)
    expect(controls.armed()).toMatchObject([{ name: 'cart.add.rejected', when: { kind: 'nth', n: 3 } }])
    await user.selectOptions(when, 'chance')
    await user.click(arm)
    expect(controls.armed()).toMatchObject([{ when: { kind: 'chance', of: 0.3 } }])
    await user.selectOptions(when, 'always')
    await user.click(arm)
    expect(await panel.findByText('cart.add.rejected@always')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'Disarm cart.add.rejected' }))
    expect(controls.armed()).toEqual([])
    expect(await panel.findByText('Nothing is armed.')).toBeInTheDocument()
    leave()
  })

  test('“once” also applies to a scenario that matches every time by default', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('page.broken')
    await user.selectOptions(panel.getByRole('combobox', { name: /^When: / }), 'once')
    await user.click(panel.getByRole('button', { name: /^Arm: / }))
    expect(controls.armed()).toMatchObject([{ when: { kind: 'once' } }])
    leave()
  })

  test('a link is copied, with the chosen time', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('telephone.registered')
    const copy = panel.getByRole('button', { name: /^Copy link: / })
    await user.click(copy)
    await waitFor(() => expect(copy).toHaveAccessibleName('Link copied'))
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/checkout?step=telephone&mock=telephone.registered&persona=guest-checkout&console=1`,
    )
    await user.selectOptions(panel.getByRole('combobox', { name: /^When: / }), 'always')
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toContain('mock=telephone.registered@always&')
    leave()
  })

  test('without a clipboard, the link is shown', async () => {
    const { user, panel, search, leave } = await openScenarios()
    await search('telephone.registered')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
    await user.click(panel.getByRole('button', { name: /^Copy link: / }))
    expect(await panel.findByRole('textbox', { name: 'Copy this link' })).toHaveDisplayValue(
      /mock=telephone\.registered/,
    )
    leave()
  })

  test('axe finds no faults', async () => {
    const { container, search, leave } = await openScenarios()
    await search('cart.change')
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    leave()
  })
})

describe('any call, any fault', () => {
  const opened = async () => {
    const scenarios = await openScenarios()
    await scenarios.user.click(scenarios.panel.getByText('Any call, any fault'))
    return { ...scenarios, call: scenarios.panel.getByRole('textbox', { name: 'Call' }) }
  }

  test('a call is found by its path, and matched as chosen', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'carts/change')
    await user.click(panel.getByRole('button', { name: 'changeCart POST /api/carts/change' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'Fault' }), 'Network failure')
    await user.click(panel.getByRole('checkbox', { name: 'Do the work, lose only the answer' }))
    await user.selectOptions(panel.getByRole('combobox', { name: 'When' }), 'always')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(controls.armed()).toMatchObject([
      { name: 'changeCart:network:after', calls: ['changeCart'], when: { kind: 'always' } },
    ])
    leave()
  })

  test('an unknown call is reported, with suggestions', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'changeCard')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(panel.getByRole('alert')).toHaveTextContent(/^There is no such call. Near: .*changeCart/)
    expect(controls.armed()).toEqual([])
    leave()
  })

  test('an invalid status is not armed', async () => {
    const { user, panel, call, leave } = await opened()
    await user.type(call, 'any')
    const field = panel.getByRole('textbox', { name: 'Status, 200 to 599' })
    await user.clear(field)
    await user.type(field, '99')
    await user.click(panel.getByRole('button', { name: 'Arm' }))
    expect(panel.getByRole('alert')).toHaveTextContent('Please check this value.')
    expect(controls.armed()).toEqual([])
    leave()
  })
})

describe('an answer of one’s own', () => {
  const opened = async () => {
    const scenarios = await openScenarios()
    await scenarios.user.click(scenarios.panel.getByText('An answer of your own'))
    const own = within(
      scenarios.panel.getByText('An answer of your own').closest('details') ?? scenarios.container,
    )
    return { ...scenarios, own, call: own.getByRole('textbox', { name: 'Call' }) }
  }
  const last = () => shop.server.journal.entries().findLast(({ call }) => call === 'syncCart')
  const ask = () => controls.send({ method: 'GET', path: '/api/carts/sync' })

  test('begins with the last real answer, is checked while it is typed, and armed', async () => {
    await ask()
    const { user, own, call, leave } = await opened()
    await user.type(call, 'syncCart')
    const json = own.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer, as JSON' })
    expect(JSON.parse(json.value)).toEqual(last()?.answer)
    const edited = json.value.replace(/"revision": 0/, '"revision": 7')
    await user.clear(json)
    await user.paste(edited)
    await user.click(own.getByRole('button', { name: 'Arm' }))
    // Only the change, since the journal hides the token.
    expect(controls.armed()[0]?.fault).toEqual({
      kind: 'answer',
      answer: { patch: { data: { cart: { revision: 7 } } } },
    })
    controls.clear()
    await user.clear(json)
    expect(own.getByText('This is not JSON.')).toBeInTheDocument()
    await user.selectOptions(own.getByRole('combobox', { name: 'How it is written' }), 'patch')
    await user.clear(json)
    await user.type(json, '{{"data":{{"cart":{{"revision":"many"}}}')
    expect(json).toHaveAccessibleDescription(/data\.cart\.revision should be number/)
    await user.click(own.getByRole('button', { name: 'Arm' }))
    expect(controls.armed()).toEqual([])
    await user.click(own.getByRole('checkbox', { name: 'Arm it although it departs from the contract' }))
    await user.click(own.getByRole('button', { name: 'Arm' }))
    expect(controls.armed()).toMatchObject([{ name: 'syncCart:answer', when: { kind: 'once' } }])
    expect(await ask()).toMatchObject({ status: 200, answer: { data: { cart: { revision: 'many' } } } })
    leave()
  })

  test('a link contains it', async () => {
    const { user, own, call, leave } = await opened()
    await user.type(call, 'readOrder')
    await user.type(own.getByRole('textbox', { name: 'Status (empty: as the real answer)' }), '503')
    await user.click(own.getByRole('button', { name: 'Copy the link with this answer' }))
    const copied = new URL(await navigator.clipboard.readText(), 'http://localhost')
    expect(copied.searchParams.get('mock')).toBe('readOrder:answer:{"patch":{},"status":503}')
    leave()
  })

  test('has no accessibility violations', async () => {
    const { container, leave } = await opened()
    expect((await axe.run(container)).violations).toEqual([])
    leave()
  })
})
