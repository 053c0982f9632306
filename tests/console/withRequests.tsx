import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { Requests } from '../../mocks/console/panels/Requests.tsx'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import { type NodeServer, startNodeServer } from '../../mocks/hosts/node.ts'
import type { MockHandle } from '../../mocks/base/status.ts'
import { Header } from '../../src/contract/headers.ts'

const status = { by: 'in-page', reason: 'unsupported' } as const
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

/** Sends a request as the shop does: with an id that all its attempts share. */
export const ask = (path: string, number: string, init: RequestInit = {}) =>
  fetch(new URL(path, location.origin), {
    ...init,
    headers: {
      [Header.API_JSON]: 'true',
      [Header.REQUEST_NUMBER]: number,
      'content-type': 'application/json',
    },
  }).catch(() => undefined)

/** Gives each test of a file a new server, and the console's list of its requests. */
export function withRequests() {
  let server: NodeServer
  let controls: Controls
  beforeAll(async () => {
    server = startNodeServer({ isStrict: true })
    await followPageLanguage()
  })
  beforeEach(() => {
    controls = createControls(server)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    sessionStorage.clear()
    await server.resetShop()
  })
  afterAll(() => server.close())

  async function openRequests() {
    const user = userEvent.setup()
    const tools = { controls, handle, pulse: pulseOf(controls) }
    render(
      <ConsoleContext value={tools}>
        <Requests />
      </ConsoleContext>,
    )
    const list = await screen.findByRole('list', { name: 'Requests, the newest first' })
    const rows = () => within(list).queryAllByRole('button', { expanded: false, name: /^[A-Z]+ ?\// })
    return {
      user,
      rows: () => rows().map(({ textContent }) => textContent),
      open: (name: RegExp) => user.click(within(list).getByRole('button', { name, expanded: false })),
    }
  }
  return { server: () => server, controls: () => controls, openRequests }
}
