import { describe, expect, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { Header } from '../../../src/contract/headers.ts'
import { serve, serveAsFetch } from '../../../mocks/server/serve.ts'
import type { Outcome } from '../../../mocks/server/faultInjector.ts'
import { lineOf, type Server } from '../shopper.ts'
import { matchedBy } from '../matchedBy.ts'
import { test } from '../../setup/serverTest.ts'

describe('scenarios', () => {
  const only = (server: Server, outcome: Outcome) => {
    server.faultInjector = matchedBy(({ call }) => (call === 'changeCart' ? outcome : undefined))
  }

  test('a status with its body instead of the handler', async ({ server, ana }) => {
    await ana.sync()
    only(server, { kind: 'status', status: 409, body: { error: 'not_enough_stock' } })
    const answer = await ana.change(lineOf(await ana.variantOf(named.saleMilk), 1))
    expect(answer).toEqual({ status: 409, body: { error: 'not_enough_stock' } })
    expect((await ana.sync()).cartVariants).toEqual([])
  })

  test('an answer that is lost after the work was done', async ({ server, ana }) => {
    await ana.sync()
    only(server, { kind: 'network', after: true })
    const { token } = (await ana.ask<{ data: { token: string } }>('GET', '/api/carts/sync')).body.data
    const request = new Request('http://shop.test/api/carts/change', {
      method: 'POST',
      headers: { [Header.API_JSON]: 'true', [Header.CSRF]: token, 'content-type': 'application/json' },
      body: JSON.stringify({ cartVariant: lineOf(await ana.variantOf(named.saleMilk), 1) }),
    })
    await expect(serveAsFetch(request, server)).rejects.toThrow(TypeError)
    expect((await ana.sync()).cartVariants).toHaveLength(1)
    expect(server.journal.entries().at(-2)).toMatchObject({ call: 'changeCart', status: 0, fault: 'network' })
  })

  test('an answer that is not JSON', async ({ server, ana }) => {
    server.faultInjector = matchedBy(() => ({ kind: 'notJson' }))
    const response = await ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('<!doctype html>')
  })

  test('no answer until the caller gives up', async ({ server }) => {
    server.faultInjector = matchedBy(() => ({ kind: 'never' }))
    const given = new AbortController()
    const headers = { [Header.API_JSON]: 'true' }
    const answer = serve(
      new Request('http://shop.test/api/carts/sync', { headers, signal: given.signal }),
      server,
    )
    given.abort()
    await expect(answer).rejects.toThrow(/abort/i)
  })

  test('a slow answer is delayed, and so is every answer on a slow network', async ({ server, ana }) => {
    vi.useFakeTimers()
    try {
      server.faultInjector = matchedBy(() => ({ kind: 'slow', ms: 2_000 }))
      server.conditions.latency = 500
      let isThere = false
      const answer = ana.page('/cart').then(({ status }) => {
        isThere = true
        return status
      })
      await vi.advanceTimersByTimeAsync(2_400)
      expect(isThere).toBe(false)
      await vi.advanceTimersByTimeAsync(200)
      expect(await answer).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })
})
