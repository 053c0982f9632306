import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ask, withRequests } from './withRequests.tsx'

const { server, controls, openRequests } = withRequests()

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
      await controls().send({ method: 'GET', path: '/api/carts/sync' })
    const { user, rows } = await openRequests()
    expect(rows()).toHaveLength(40)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(rows()).toHaveLength(45)
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('show a failure hidden by a retry as one row with its attempts', async () => {
    controls().arm('syncCart:network')
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
    server().onDrift = () => undefined
    await controls().send({
      method: 'POST',
      path: '/api/carts/change',
      body: { cartVariant: { variant: 7 } },
    })
    server().journal.add({
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
    await controls().send({ method: 'GET', path: '/api/carts/sync' })
    await controls().send({ method: 'POST', path: '/api/carts/change', body: { cartVariant: {} } })
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
    controls().arm('syncCart:network@2')
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

test('requests are filtered by method', async () => {
  await ask('/api/carts/sync', '1')
  await ask('/api/logout', '2', { method: 'POST', body: '{}' })
  const { user, rows } = await openRequests()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'POST')
  expect(rows()).toEqual([expect.stringMatching(/^POST\/api\/logout/)])
})

test('a request says when it was sent, to the millisecond, in Malaysia', async () => {
  await controls().clock.set('2026-12-24T10:00')
  await controls().clock.freeze()
  await ask('/api/carts/sync', '1')
  const { open } = await openRequests()
  await open(/syncCart/)
  expect(screen.getByText(/^10:00:00\.\d{3}, took [\d.]+ ms$/)).toBeVisible()
})
