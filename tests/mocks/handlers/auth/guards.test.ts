import { describe, expect } from 'vitest'
import { warehouses } from '../../../../fixtures/warehouses.ts'
import { setBotProtection } from '../../../../mocks/server/botProtection.ts'
import { type CallName, callTable } from '../../../../src/contract/callTable.ts'
import type { Warehouse } from '../../../../src/contract/entities/product/warehouse.ts'
import { FulfillerType } from '../../../../src/contract/enumerations.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { persona } from '../../persona.ts'
import { shopper } from '../../shopper.ts'
import { challengeOf, logIn } from './authCalls.ts'
import { test } from '../../../setup/serverTest.ts'

interface Row {
  name: CallName
  method: string
  path: string
  guards: readonly string[]
}

const isSeller = ({ warehouse }: { warehouse: Warehouse }) => warehouse.fulfillerType === FulfillerType.SELLER
const seller = warehouses().find(isSeller)?.warehouse._id ?? ''

/** Every call with each of its methods, at a valid address. */
const rows: Row[] = (Object.keys(callTable) as CallName[]).flatMap((name) => {
  const { methods, path, guards } = callTable[name]
  return methods.map((method) => ({
    name,
    method,
    path: path.replace(':sellerSlug', seller).replaceAll(/:[a-zA-Z]+/g, '1'),
    guards,
  }))
})
const isOpen = ({ path, guards }: Row) => path.endsWith('.json') || guards.includes('open')
const isWrite = ({ method }: Row) => method !== 'GET'
const marker = { [Header.API_JSON]: 'true' }

const outcomeOf = async (response: Response) => ({
  status: response.status,
  error: ((await response.json()) as { error?: string }).error,
})

describe('without the api marker', () => {
  test.for(rows.filter((row) => !isOpen(row)))(
    '$method $path is refused',
    async ({ method, path }, { ana }) => {
      expect(await outcomeOf(await ana.send(method, path, {}))).toEqual({
        status: 400,
        error: 'missing_api_marker',
      })
    },
  )
})

describe('without the token', () => {
  test.for(rows.filter((row) => isWrite(row) && !isOpen(row)))(
    '$method $path is refused',
    async ({ method, path }, { server }) => {
      const weiLing = await persona(server, 'businessOwner')
      for (const token of ['', 'of-somebody-else']) {
        const answer = await weiLing.send(method, path, { ...marker, [Header.CSRF]: token })
        expect(await outcomeOf(answer)).toEqual({ status: 403, error: 'bad_csrf_token' })
      }
    },
  )
})

describe('without a login', () => {
  test.for(rows.filter(({ guards }) => guards.includes('login')))(
    '$method $path is refused',
    async ({ method, path }, { ana }) => {
      expect(await outcomeOf(await ana.send(method, path, marker))).toEqual({
        status: 401,
        error: 'unauthorized',
      })
    },
  )
})

describe('without the permission', () => {
  test.for(rows.filter(({ guards }) => guards.includes('canPlaceOrders')))(
    '$method $path is refused to a cart editor',
    async ({ method, path }, { server }) => {
      const jason = await persona(server, 'cartEditor')
      expect(await jason.ask(method, path, {})).toMatchObject({
        status: 403,
        body: { error: 'forbidden', expected: 'canPlaceOrders' },
      })
    },
  )
})

describe('the bot protection', () => {
  test('challenges every call except login, forget-password, issue-otp, join and its own answer', () => {
    const exempt = rows.filter(({ guards }) => guards.includes('noBotChallenge'))
    expect(exempt.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'POST /api/bot-challenge',
      'POST /api/forget-password',
      'POST /api/issue-otp',
      'POST /api/join',
      'POST /api/login',
    ])
  })

  test.for(rows)('$method $path', async ({ method, path, guards }, { server, ana }) => {
    await server.store.write((state) => setBotProtection(state, true))
    const response = await ana.send(method, path, marker)
    const isBlocked = response.status === 403 && response.headers.has(Header.BOT_BLOCK)
    expect(isBlocked).toBe(!guards.includes('noBotChallenge'))
    if (isBlocked) expect(await response.json()).toMatchObject({ error: 'bot_challenge' })
  })

  test('admits a browser that has passed, and no other', async ({ server, ana }) => {
    const challengeId = await challengeOf(server, ana)
    expect(await challengeOf(server, ana)).not.toBe('')
    const second = await ana.send('GET', '/api/carts/sync', marker)
    const asked = second.headers.get(Header.BOT_BLOCK)
    expect((await ana.ask('POST', '/api/bot-challenge', { challengeId: 'guessed' })).status).toBe(404)
    expect((await ana.ask('POST', '/api/bot-challenge', { challengeId: asked })).status).toBe(200)
    expect((await ana.ask('GET', '/api/carts/sync')).status).toBe(200)
    expect((await shopper(server, 'ben').ask('GET', '/api/carts/sync')).status).toBe(403)
    expect(challengeId).not.toBe(asked)
  })

  test('affects neither pages nor a login', async ({ server, ana }) => {
    await server.store.write((state) => setBotProtection(state, true))
    expect((await ana.page('/')).status).toBe(200)
    const answer = await logIn(ana, 'returningCustomer', 'Wrong-password-1')
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 55 } })
  })

  test('challenges no browser after it is switched off', async ({ server, ana }) => {
    await challengeOf(server, ana)
    await server.store.write((state) => setBotProtection(state, false))
    expect((await ana.ask('GET', '/api/carts/sync')).status).toBe(200)
  })
})
