import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { Header } from '../../src/contract/headers.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

const ask = (path: string) =>
  fetch(new URL(path, location.origin), { headers: { [Header.API_JSON]: 'true' } }).catch(() => undefined)

async function openCall(name: string) {
  const opened = await openPanel(controls, 'Coverage')
  await opened.user.type(await screen.findByRole('searchbox', { name: 'Search calls' }), name)
  const row = () => screen.getByRole('button', { name: new RegExp(`^${name}`) })
  return { ...opened, row }
}

test('counts the results that this tab has received, and lists the others', async () => {
  const { user, panel, row } = await openCall('syncCart')
  expect(row()).toHaveTextContent('syncCart0 of 1')
  const { met } = controls.coverage.share()
  await ask('/api/carts/sync')
  expect(await within(panel).findByText(`Met by itself: ${met + 1}`)).toBeVisible()
  expect(within(panel).getByText(new RegExp(`^${met + 1} of \\d+ documented endings met`))).toBeVisible()
  expect(row()).toHaveTextContent('syncCart1 of 1')
  await user.click(row())
  expect(within(panel).getByText('✓ ok × 1')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Only what is not yet met' }))
  expect(within(panel).queryByText('✓ ok × 1')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(within(panel).getByText('ok: not yet')).toBeVisible()
})

test('an open row stays when its last missing ending is met, and goes when it is closed', async () => {
  const { user, panel, row } = await openCall('syncCart')
  await user.click(screen.getByRole('checkbox', { name: 'Only what is not yet met' }))
  await user.click(row())
  await user.click(screen.getByText('Try it'))
  const send = await screen.findByRole('button', { name: 'Send' })
  await user.click(send)
  expect(await screen.findByText(/^Answer: 200 in /)).toBeVisible()
  await waitFor(() => expect(row()).toHaveTextContent('syncCart1 of 1'))
  expect(send).toHaveFocus()
  expect(within(panel).queryByText('✓ ok × 1')).not.toBeInTheDocument()
  await user.click(row())
  expect(screen.queryByRole('button', { name: /^syncCart/ })).not.toBeInTheDocument()
})

test('counts an armed fault apart', async () => {
  const { user, panel, row } = await openCall('readOrder')
  controls.arm('readOrder:code:not_found')
  await ask('/api/order/100001')
  expect(await within(panel).findByText('By an armed fault only: 1')).toBeVisible()
  await user.click(row())
  expect(within(panel).getByText('by a fault: 1')).toBeVisible()
})

test('a gap offers the real input that meets it, its link, and its fault', async () => {
  const { user, panel, row } = await openCall('login')
  await user.click(row())
  const gap = within(panel)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith('55: not yet'))
  if (!gap) throw new Error('The ending 55 is not listed')
  expect(gap).toHaveTextContent('By real input: ')
  await user.click(within(gap).getByRole('button', { name: 'Copy link: 55' }))
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/products/search/milk?mock=real.login&persona=guest&console=1`,
  )
  await user.click(within(gap).getByRole('button', { name: 'Arm: 55' }))
  expect(controls.armed().map(({ name }) => name)).toEqual(['login:code:55'])
})

test('a call is tried with a body that has the fields of the contract', async () => {
  const { user, row } = await openCall('changeCart')
  await user.click(row())
  await user.click(screen.getByText('Try it'))
  const body = await screen.findByRole('textbox', { name: 'Body, as JSON' })
  expect(JSON.parse((body as HTMLTextAreaElement).value)).toHaveProperty('cartVariant.quantity')
  await user.clear(body)
  await user.type(body, '{{')
  expect(screen.getByText('This is not JSON.')).toBeVisible()
  await user.clear(body)
  await user.paste(
    '{"cartVariant":{"variant":"variant-197044702","warehouse":"kl-express","fulfillmentMethod":1,"quantity":2}}',
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/^Answer: 200 in /)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Answered' })).toHaveTextContent('"quantity": 2')
  await waitFor(() => expect(row()).toHaveTextContent(/^changeCart1 of/))
})
