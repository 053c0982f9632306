import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { Requests } from '../../mocks/console/panels/Requests.tsx'
import { ConsoleContext, pulseOf } from '../../mocks/console/useControls.ts'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import { type NodeServer, startNodeServer } from '../../mocks/hosts/node.ts'
import type { MockHandle } from '../../mocks/base/status.ts'
import { Header } from '../../src/contract/headers.ts'

let server: NodeServer
let controls: Controls

const status = { by: 'in-page', reason: 'unsupported' } as const
const handle: MockHandle = {
  status: () => status,
  subscribe: () => () => undefined,
  ready: Promise.resolve(),
  attach: () => undefined,
}

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

/** Sends a request as the shop does: with an id that all its attempts share. */
const ask = (path: string, number: string, init: RequestInit = {}) =>
  fetch(new URL(path, location.origin), {
    ...init,
    headers: {
      [Header.API_JSON]: 'true',
      [Header.REQUEST_NUMBER]: number,
      'content-type': 'application/json',
    },
  }).catch(() => undefined)

const firstNumber = (): number => controls.journal()[0]?.number ?? 0

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

describe('the requests', () => {
  test('are listed with their outcomes, newest first', async () => {
    await ask('/api/carts/sync', '1')
    await ask('/api/nowhere', '2')
    const { rows } = await openRequests()
    expect(rows()).toEqual([
      expect.stringMatching(/^GET\/api\/nowhere501unknown call[\d.]+ msin Node$/),
      expect.stringMatching(/^GET\/api\/carts\/sync200syncCart[\d.]+ msin Node$/),
    ])
  })

  test('appear as they are sent', async () => {
    const { rows } = await openRequests()
    expect(screen.getByText('No requests yet.')).toBeVisible()
    await ask('/api/carts/sync', '1')
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  test('are shown in chunks, so that a full journal stays fast', async () => {
    for (let count = 0; count < 45; count += 1)
      await controls.send({ method: 'GET', path: '/api/carts/sync' })
    const { user, rows } = await openRequests()
    expect(rows()).toHaveLength(40)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(rows()).toHaveLength(45)
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('show a failure hidden by a retry as one row with its attempts', async () => {
    controls.arm('syncCart:network')
    await ask('/api/carts/sync', '1')
    await ask('/api/carts/sync', '1')
    const { rows, open } = await openRequests()
    expect(rows()).toEqual([expect.stringContaining('Fault: networkHidden by retry, attempts: 2')])
    await open(/sync/)
    expect(screen.getByRole('region', { name: 'Earlier attempts' })).toHaveTextContent(
      /no answer · [\d.]+ ms · Fault: network/,
    )
  })

  test('mark requests and answers that violate the contract', async () => {
    server.onDrift = () => undefined
    await controls.send({ method: 'POST', path: '/api/carts/change', body: { cartVariant: { variant: 7 } } })
    server.journal.add({
      at: '2026-12-24T02:00:00.000Z',
      ms: 1,
      by: 'page',
      request: null,
      method: 'GET',
      path: '/',
      call: 'page',
      status: 200,
      drift: { field: 'data.base', expected: 'object' },
    })
    const { rows, open } = await openRequests()
    expect(rows()).toEqual([
      expect.stringContaining('Drift'),
      expect.stringContaining('Not as the contract asks'),
    ])
    await open(/Drift/)
    expect(screen.getByText('The answer departs from the contract: data.base should be object')).toBeVisible()
  })

  test('expand to the request and the answer, and collapse again', async () => {
    await controls.send({ method: 'GET', path: '/api/carts/sync' })
    await controls.send({ method: 'POST', path: '/api/carts/change', body: { cartVariant: {} } })
    const { user, open } = await openRequests()
    await open(/change/)
    expect(screen.getByRole('region', { name: 'Sent' })).toHaveTextContent('{ "cartVariant": {} }')
    expect(screen.getByRole('region', { name: 'Answered' })).toHaveTextContent('"error": "bad_body"')
    expect(screen.getByText('Refused: bad_body')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('region', { name: 'Sent' })).not.toBeInTheDocument()
  })
})

describe('the filters', () => {
  test('show the requests that match the text or the status, or only failures', async () => {
    await ask('/api/carts/sync', '1')
    await ask('/api/nowhere', '2')
    controls.arm('syncCart:network@2')
    await ask('/api/carts/sync', '3')
    await ask('/api/carts/sync', '4')
    const { user, rows } = await openRequests()
    await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'SYNC network')
    expect(rows()).toEqual([expect.stringContaining('no answer')])
    await user.clear(screen.getByRole('searchbox', { name: 'Filter requests' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '5xx')
    expect(rows()).toEqual([expect.stringContaining('501')])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Every status')
    await user.click(screen.getByRole('checkbox', { name: 'Only problems' }))
    expect(rows()).toHaveLength(2)
    expect(screen.getByText('2 of 4 requests')).toBeVisible()
  })
})

describe('the actions', () => {
  test('send a request again, and its new entry comes first', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open, rows } = await openRequests()
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Send again: GET /api/carts/sync' }))
    expect(await screen.findByText('Sent again: 200')).toBeVisible()
    expect(rows()).toEqual([expect.stringContaining('Sent again')])
  })

  test('do not send requests with secrets again', async () => {
    await controls.send({
      method: 'POST',
      path: '/api/login',
      body: { loginData: { email: 'a@b.my', password: 'x' } },
    })
    const { open } = await openRequests()
    await open(/login/)
    expect(screen.getByText(/it holds secrets/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument()
  })

  test('copy a request as cURL or as a test, with a confirmation', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Copy as cURL: GET /api/carts/sync' }))
    expect(await screen.findByText('Copy as cURL: copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(controls.curl(firstNumber()))
    await user.click(screen.getByRole('button', { name: 'Copy as Playwright test' }))
    expect(await screen.findByText('Copy as Playwright test: copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toContain("from '@playwright/test'")
  })

  test('show the text without a clipboard', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await open(/sync/)
    await user.click(screen.getByRole('button', { name: 'Copy as cURL: GET /api/carts/sync' }))
    expect(await screen.findByRole('textbox', { name: 'Copy this text:' })).toHaveValue(
      controls.curl(firstNumber()),
    )
  })

  test('save the journal as an archive, and clear it', async () => {
    await ask('/api/carts/sync', '1')
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    const { user } = await openRequests()
    await user.click(screen.getByRole('button', { name: 'Export HAR' }))
    expect(names).toEqual(['pasar.har'])
    expect(await blobs[0]?.text()).toBe(JSON.stringify(controls.har(), null, 2))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.getByText('No requests yet.')).toBeVisible()
    expect(controls.journal()).toEqual([])
  })

  test('have accessible names', async () => {
    await ask('/api/carts/sync', '1')
    await ask(`/api/variant-by-id/${named.saleMilk}`, '2')
    const { open } = await openRequests()
    await open(/sync/)
    const { violations } = await axe.run(document.body, {
      // A fragment of a page has no landmarks, and jsdom does not paint.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    })
    expect(violations).toEqual([])
  })
})

describe('from a request, the next one of its call', () => {
  const sync = () => ask('/api/carts/sync', '9')

  test.each([
    ['Fail once', 'syncCart:status:500', [500, 200]],
    ['Fail every time', 'syncCart:status:500', [500, 500]],
  ])('“%s” fails', async (name, armed, statuses) => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name }))
    expect(screen.getByText(new RegExp(`^Armed: ${armed}@`))).toBeVisible()
    expect([(await sync())?.status, (await sync())?.status]).toEqual(statuses)
  })

  test('“Delay by 3 s” waits', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name: 'Delay by 3 s' }))
    expect(controls.armed()).toMatchObject([
      { calls: ['syncCart'], fault: { kind: 'slow', ms: 3000 }, when: { kind: 'once' } },
    ])
  })

  test('“Edit the answer” changes what is edited of the last answer', async () => {
    await ask('/api/carts/sync', '1')
    const { user, open } = await openRequests()
    await open(/syncCart/)
    await user.click(screen.getByRole('button', { name: 'Edit the answer' }))
    const json = screen.getByRole('textbox', { name: 'Answer, as JSON' })
    const value = json instanceof HTMLTextAreaElement ? json.value : ''
    await user.clear(json)
    await user.click(json)
    await user.paste(value.replace(/"revision": \d+/, '"revision": 77'))
    await user.click(screen.getByRole('button', { name: 'Arm' }))
    expect(screen.getByText('Armed: syncCart:answer')).toBeVisible()
    expect(await (await sync())?.json()).toMatchObject({ data: { cart: { revision: 77 } } })
  })

  test('is not offered for an unknown call', async () => {
    await ask('/api/nowhere', '1')
    const { open } = await openRequests()
    await open(/nowhere/)
    expect(screen.queryByRole('region', { name: 'Next time' })).toBeNull()
  })
})

test('requests are filtered by method', async () => {
  await ask('/api/carts/sync', '1')
  await ask('/api/logout', '2', { method: 'POST', body: '{}' })
  const { user, rows } = await openRequests()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'POST')
  expect(rows()).toEqual([expect.stringMatching(/^POST\/api\/logout/)])
})

test('a request says when it was sent, to the millisecond, in Malaysia', async () => {
  await controls.clock.set('2026-12-24T10:00')
  await controls.clock.freeze()
  await ask('/api/carts/sync', '1')
  const { open } = await openRequests()
  await open(/syncCart/)
  expect(screen.getByText(/^10:00:00\.\d{3}, took [\d.]+ ms$/)).toBeVisible()
})
