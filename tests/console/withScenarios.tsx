import { render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { Scenarios } from '../../mocks/console/panels/Scenarios.tsx'
import { stopFollowing } from '../../mocks/console/scenarios/following.ts'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import type { MockHandle } from '../../mocks/base/status.ts'
import { appBridge } from '../../src/boot/appBridge.ts'
import { openShop, withShop } from '../screens/openShop.tsx'

const status = { by: 'in-page', reason: 'unsupported' } as const
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

/** Gives each test of a file a new shop, and the console's scenarios beside a page of it. */
export function withScenarios() {
  const shop = withShop()
  let controls: Controls
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
    const search = (term: string) =>
      user.type(panel.getByRole('searchbox', { name: 'Search scenarios' }), term)
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
  return { shop, controls: () => controls, openScenarios }
}
