import { beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '../../../src/contract/entities/cart.ts'
import { mergeDiff, mergePatch } from '../../../mocks/base/mergePatch.ts'
import { InvalidInput } from '../../../mocks/controls/invalidInput.ts'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { named } from '../../../fixtures/named.ts'
import { applyLink } from '../../../mocks/controls/applyLink.ts'
import { parseLink } from '../../../mocks/controls/parseLink.ts'
import { Header } from '../../../src/contract/headers.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j merged with %j is %j', (target, patch, merged) => {
  expect(mergePatch(target, patch)).toEqual(merged)
})

test.each([
  [{ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, { b: { d: 4 } }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: null }],
  [{ a: [1, 2] }, { a: [1] }, { a: [1] }],
  [{ a: 1 }, { a: 1 }, {}],
])('the patch that makes %j into %j', (before, after, patch) => {
  expect(mergeDiff(before, after)).toEqual(patch)
  expect(mergePatch(before, patch)).toEqual(after)
})

describe('an answer of one’s own', () => {
  let server: ReturnType<typeof openServer>
  let controls: Controls
  let ana: Shopper
  beforeEach(async () => {
    server = openServer()
    controls = createControls(server)
    ana = shopper(server)
    await ana.sync()
  })
  const cart = () => ana.ask<{ data?: { cart: Cart } }>('GET', '/api/carts/sync')
  const last = () => server.journal.entries().at(-1)

  test('patches the real reply, once', async () => {
    controls.answer('syncCart', { patch: { data: { cart: { revision: 77 } } } })
    const { body } = await cart()
    expect(body.data?.cart).toMatchObject({ revision: 77, cartVariants: [] })
    expect(last()).toMatchObject({ call: 'syncCart', status: 200, fault: 'answer' })
    expect(last()).not.toHaveProperty('drift')
    expect((await cart()).body.data?.cart.revision).toBe(0)
  })

  test('the second time, or each time, with a status and headers', async () => {
    controls.answer('syncCart', {
      patch: { data: null },
      status: 503,
      headers: { 'retry-after': '9' },
      when: '2',
    })
    expect((await cart()).status).toBe(200)
    const response = await ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '9',
      {},
    ])
    controls.answer('syncCart', { status: 204, when: 'always' })
    for (const status of [204, 204]) {
      const empty = await ana.send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
      expect([empty.status, await empty.text()]).toEqual([status, ''])
    }
    expect(controls.armed()).toMatchObject([{ name: 'syncCart:answer', matched: 2 }])
  })

  test('replaces the reply without doing the work, or after it', async () => {
    const line = {
      variant: `variant-${named.saleMilk}`,
      warehouse: 'kl-express',
      fulfillmentMethod: 1,
      quantity: 2,
    }
    const change = () => ana.ask('POST', '/api/carts/change', { cartVariant: line })
    controls.answer('changeCart', { body: { later: true }, status: 202, isForced: true })
    expect(await change()).toEqual({ status: 202, body: { later: true } })
    expect((await cart()).body.data?.cart.cartVariants).toEqual([])
    controls.arm('changeCart:answer:{"body":{"later":true},"isForced":true}:after')
    expect((await change()).body).toEqual({ later: true })
    expect((await cart()).body.data?.cart.cartVariants).toMatchObject([{ quantity: 2 }])
  })

  test('a body that does not fit the schema is refused with the field, unless it is forced', async () => {
    const wrong = { body: { data: { token: 't', cart: { revision: 'many' } } } }
    const answer = (isForced: boolean) => () => controls.answer('syncCart', { ...wrong, isForced })
    expect(answer(false)).toThrow(InvalidInput)
    expect(answer(false)).toThrow('body.data.cart')
    expect(controls.armed()).toEqual([])
    answer(true)()
    expect((await cart()).body).toEqual(wrong.body)
    expect(last()).not.toHaveProperty('drift')
  })

  test('a patch that breaks the schema is marked in the journal, unless it is forced', async () => {
    controls.answer('syncCart', { patch: { data: { cart: { revision: 'many' } } } })
    await cart()
    expect(last()).toMatchObject({ drift: { field: 'data.cart.revision', expected: 'number' } })
    controls.answer('syncCart', { patch: { data: { cart: { revision: 'many' } } }, isForced: true })
    await cart()
    expect(last()).not.toHaveProperty('drift')
  })

  test('patches a refusal as well', async () => {
    controls.answer('readOrder', { patch: { details: { mine: true } } })
    expect(await ana.ask('GET', '/api/order/1')).toMatchObject({
      status: 404,
      body: { error: 'not_found', details: { mine: true } },
    })
  })

  test('is in a link, and in a link of the state, whatever its texts contain', async () => {
    const mail = 'a@2:after'
    const patch = { data: { cart: { _id: mail } } }
    const { linkOptions, problems } = parseLink(
      new URLSearchParams([['mock', `syncCart:answer:${JSON.stringify({ patch })}@always`]]),
    )
    expect([problems, await applyLink(controls, linkOptions)]).toEqual([[], []])
    expect((await cart()).body.data?.cart._id).toBe(mail)
    const link = new URL(await controls.link(), 'http://shop.test')
    controls.clear()
    await applyLink(controls, parseLink(link.searchParams).linkOptions)
    expect((await cart()).body.data?.cart._id).toBe(mail)
  })

  test('a link with an unreadable or unfitting answer says what is expected', async () => {
    const unreadable = parseLink(new URLSearchParams([['mock', 'syncCart:answer:{"bdy":1}']]))
    expect(unreadable.problems).toMatchObject([{ parameter: 'mock' }])
    const { linkOptions } = parseLink(new URLSearchParams([['mock', 'syncCart:answer:{"body":1}']]))
    expect(await applyLink(controls, linkOptions)).toMatchObject([
      { parameter: 'mock', examples: [expect.stringContaining('isForced')] },
    ])
  })
})

describe('other endings', () => {
  const answerTo = async (what: string) => {
    const server = openServer()
    createControls(server).arm(what)
    return shopper(server).send('GET', '/api/carts/sync', { [Header.API_JSON]: 'true' })
  }

  test('a status with Retry-After', async () => {
    const response = await answerTo('syncCart:status:429:120')
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '120'])
    expect(response.headers.get('content-type')).toBe('application/json')
  })

  test('a connection that is reset in the middle of the answer', async () => {
    const response = await answerTo('syncCart:reset')
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toMatchObject({ name: 'ConnectionReset' })
  })

  test('an answer that dribbles', async () => {
    const response = await answerTo('syncCart:dribble:20')
    expect(await response.json()).toHaveProperty('data.cart')
  })

  test('random bytes', async () => {
    const response = await answerTo('syncCart:garbage')
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })
})
