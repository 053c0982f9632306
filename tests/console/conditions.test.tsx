import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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

describe('network', () => {
  test('applies the latency and the failure rate of its fields', async () => {
    const { user } = await openPanel(controls, 'Network')
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
    const { user } = await openPanel(controls, 'Network')
    const offline = await screen.findByRole('checkbox', { name: 'Offline' })
    await user.click(offline)
    expect(await ask('/api/carts/sync')).toBeUndefined()
    await user.click(offline)
    expect((await ask('/api/carts/sync'))?.status).toBe(200)
  })

  test('switches the bot protection on', async () => {
    const { user } = await openPanel(controls, 'Network')
    await user.click(await screen.findByRole('checkbox', { name: 'Bot protection asks' }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Bot protection asks' })).toBeChecked())
    expect((await ask('/api/carts/sync'))?.status).toBe(403)
  })

  test('holds answers back, and releases them in any order', async () => {
    const { user } = await openPanel(controls, 'Network')
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

describe('on a small screen', () => {
  test('on a small screen the console collapses to its header, and stays so after a document load', async () => {
    const { user } = await openPanel(controls, 'Network')
    const fold = screen.getByRole('button', { name: 'Fold' })
    expect(fold).toHaveAttribute('aria-expanded', 'true')
    fold.focus()
    await user.keyboard('{Enter}')
    const unfold = screen.getByRole('button', { name: 'Unfold' })
    expect(unfold).toHaveFocus()
    expect(unfold).toHaveAttribute('aria-expanded', 'false')
    expect(document.documentElement).toHaveAttribute('data-console-folded')
    cleanup()
    expect(document.documentElement).not.toHaveAttribute('data-console-folded')
    await openPanel(controls, 'Network')
    await user.click(screen.getByRole('button', { name: 'Unfold' }))
    expect(document.documentElement).not.toHaveAttribute('data-console-folded')
  })
})

describe('the header', () => {
  test('offers to remove a foreign worker only if there is one', async () => {
    await openPanel(controls, 'Network')
    expect(screen.queryByRole('button', { name: 'Remove the other worker' })).not.toBeInTheDocument()
    cleanup()
    const { user } = await openPanel(controls, 'Network', { by: 'in-page', reason: 'foreign-worker' })
    await user.click(screen.getByRole('button', { name: 'Remove the other worker' }))
    expect(await screen.findByText('Workers removed: 0')).toBeVisible()
  })
})
