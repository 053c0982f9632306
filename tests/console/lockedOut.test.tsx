import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { startConsole } from '../../mocks/console/start.tsx'
import type { MockHandle } from '../../mocks/base/status.ts'
import { conditionsOf, isUsual } from '../../mocks/controls/conditions.ts'
import { controlInBrowser } from '../../mocks/controls/inBrowser.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { createMockServer } from '../../mocks/server/mockServer.ts'
import { withControls } from './withControls.ts'

withControls(() => {})

/** Conditions under which the shop may not start, by the part of the link that sets them. */
const conditions = [
  'offline=1',
  'hold=1',
  'failures=100%25',
  'latency=60000',
  'mock=any:status:500@always',
  'mock=any:never@always',
  'mock=any:network@always',
  'mock=any:not-json@always',
]
const pairs = conditions.flatMap((one, at) => conditions.slice(at + 1).map((other) => `${one}&${other}`))

const status = { by: 'in-page', reason: 'starting' } as const
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

/** Loads a page whose shop never starts: its controls and its console. */
async function loadPage(query: string, boot = 'failed'): Promise<Controls> {
  history.replaceState(null, '', `/cart${query}`)
  document.documentElement.dataset['boot'] = boot
  const server = createMockServer()
  await controlInBrowser({ server, handle, bridge: new Promise(() => {}), isAsked: true, startConsole })
  const { mock } = window
  if (!mock) throw new Error('The page has no controls')
  return mock
}

const consoleShown = () => screen.findByRole('complementary', { name: 'Mock console' })

/** As a reload does: what the page has kept is written, and its elements are gone. */
function leavePage() {
  window.dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
}

afterEach(() => {
  leavePage()
  sessionStorage.clear()
  delete document.documentElement.dataset['boot']
})

describe('a tab whose conditions keep the shop from starting', () => {
  test.each([...conditions, ...pairs])('has the console after a reload, which ends %s', async (query) => {
    const user = userEvent.setup()
    await loadPage(`?${query}`)
    await consoleShown()
    leavePage()
    const controls = await loadPage('')
    expect(isUsual(conditionsOf(controls))).toBe(false)
    const console = await consoleShown()
    await user.click(within(console).getByRole('button', { name: 'Disarm everything' }))
    expect(isUsual(conditionsOf(controls))).toBe(true)
    expect(within(console).getByRole('heading', { name: 'Mock console' })).toHaveFocus()
  })

  test('has the console’s button also while the shop waits for an answer', async () => {
    const user = userEvent.setup()
    await loadPage('?hold=1', 'starting')
    await user.click(await screen.findByRole('button', { name: 'Mock console · answers held' }))
    const console = await consoleShown()
    expect(within(console).getByText('answers held')).toBeVisible()
  })
})

test('a link whose person cannot be set up opens the console, which says why, and a reload does not repeat it', async () => {
  // MM/YY has no card for that time.
  const controls = await loadPage('?persona=pays-card&clock=2150-01-05T10:00!&mock=changeCart:network')
  expect(location.search).toBe('')
  expect(controls.armed()).toHaveLength(1)
  const text = / in this link: persona=pays-card \(not applied: POST \/api\/billing was refused/
  expect(within(await consoleShown()).getByText(text)).toBeVisible()
})
