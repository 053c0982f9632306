import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { follow, stopFollowing } from '../../mocks/console/scenarios/following.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { Header } from '../../src/contract/headers.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})
afterEach(() => stopFollowing())

const notes = () => screen.findByRole('textbox', { name: 'Notes: what you did and saw' })
const get = (path: string) =>
  fetch(new URL(path, location.origin), { headers: { [Header.API_JSON]: 'true' } }).catch(() => undefined)

async function copied(user: Awaited<ReturnType<typeof openPanel>>['user']): Promise<string> {
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  expect(await screen.findByText('Report copied')).toBeVisible()
  return navigator.clipboard.readText()
}

/** The text below a heading of the report. */
const under = (report: string, heading: string): string | undefined =>
  report
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))
    ?.slice(heading.length)
    .trim()

test('a report has the notes, the link, the requests and the environment', async () => {
  await controls.become('guest-cart')
  controls.arm('syncCart:status:503')
  controls.clearJournal()
  await get('/api/carts/sync')
  await get('/api/nowhere')
  const { user } = await openPanel(controls, 'Data')
  await user.type(await notes(), 'The cart is empty{Enter}after the second reload.')
  const report = await copied(user)
  expect(report).toMatch(/^# The cart is empty\n\n## Notes\n\nThe cart is empty\nafter the second reload\.\n/)
  const link = await controls.link({ isConsole: true })
  expect(link).toContain('mock=syncCart:status:503')
  expect(under(report, 'Steps')).toBe(`1. Open <${link}>`)
  expect(under(report, 'Last requests')).toMatch(
    /^```text\n\d\d:\d\d:\d\dZ GET \/api\/carts\/sync 503 \(Fault: status\)\n\d\d:\d\d:\d\dZ GET \/api\/nowhere 501\n```$/,
  )
  expect(under(report, 'Error log of the shop')).toBe('No errors.')
  expect(under(report, 'Environment')?.split('\n')).toEqual([
    `- Browser: ${navigator.userAgent}`,
    `- Viewport: ${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`,
    expect.stringMatching(/^- Language:/),
    expect.stringMatching(/^- Shop version: \d+\.\d+\.\d+/),
    expect.stringMatching(/^- Time of the shop: .*2026/),
    expect.stringMatching(/^- Time of the machine: \d{4}-\d\d-\d\dT/),
    expect.stringMatching(/^- Conditions: .*clock/),
  ])
})

test('of a followed scenario it has what to do, what should appear and what appeared', async () => {
  controls.arm('join.telephone-exists')
  follow(controls, 'join.telephone-exists')
  const { user } = await openPanel(controls, 'Data')
  await notes()
  const report = await copied(user)
  expect(report).toMatch(/^# The phone number already has an account\n/)
  expect(report).not.toContain('## Notes')
  expect(under(report, 'Steps')).toMatch(
    /^1\. Open <.*mock=join\.telephone-exists.*>\n2\. Press a heart, then “New here\? Create an account”/,
  )
  expect(under(report, 'Expected')).toMatch(/^- .+/)
  expect(under(report, 'Actual')).toBe('- waiting for the call')
})

test('it has the shop’s errors, in a block that they cannot end', async () => {
  const message = 'Nothing to render ``` [here](https://evil.example)'
  controls.server.telemetry.log('browser', {
    message,
    path: '/reset-password?token=0f0f',
    stack: `Error: ${message}\n    at CartPage`,
    timestamp: Date.parse('2026-11-21T00:30:05Z'),
  })
  const { user } = await openPanel(controls, 'Data')
  await notes()
  const errors = under(await copied(user), 'Error log of the shop') ?? ''
  expect(errors.split('\n')).toEqual([
    '````text',
    expect.stringMatching(/^00:30:05Z \/reset-password/),
    message,
    expect.stringContaining('Error:'),
    '    at CartPage',
    '````',
  ])
  expect(errors).not.toContain('0f0f')
})

test('secrets in the notes are hidden', async () => {
  const { user } = await openPanel(controls, 'Data')
  await user.type(await notes(), 'Paid with 4111 1111 1111 1111, password: Sayur-88')
  const report = await copied(user)
  const sessionExport = await controls.exportSession('Paid with 4111 1111 1111 1111, password: Sayur-88')
  for (const text of [report, sessionExport]) {
    expect(text).toContain('Paid with •••, password: •••')
    expect(text).not.toMatch(/4111|Sayur-88/)
  }
})

test('without a clipboard the report is shown for copying by hand', async () => {
  const { user } = await openPanel(controls, 'Data')
  await notes()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  await user.click(screen.getByRole('button', { name: 'Copy report' }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Copy this text:' })
  expect(field.value).toMatch(/^# Problem on \/\n/)
})

test('the notes survive a reload of the page', async () => {
  const { user } = await openPanel(controls, 'Data')
  await user.type(await notes(), 'Seen twice')
  cleanup()
  await openPanel(controls, 'Data')
  expect(await notes()).toHaveValue('Seen twice')
})

test('the session file has the notes, which are added to the own ones', async () => {
  const { user } = await openPanel(controls, 'Data')
  const sessionExport = await controls.exportSession('Theirs')
  const file = await screen.findByLabelText('Open a session file')
  await user.type(await notes(), 'Mine')
  await user.upload(file, new File([sessionExport], 'visit.json', { type: 'application/json' }))
  await waitFor(async () => expect(await notes()).toHaveValue('Mine\n\nTheirs'))
  await user.upload(file, new File([sessionExport], 'again.json', { type: 'application/json' }))
  expect(await screen.findByText('Opened: again.json')).toBeVisible()
  expect(await notes()).toHaveValue('Mine\n\nTheirs')
})
