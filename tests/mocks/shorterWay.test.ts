import { expect, test } from 'vitest'
import { shortenWay, withoutCopies } from '../../mocks/worker/shorterWay.ts'
import type { Page, WorkerScope } from '../../mocks/worker/scope.ts'

/** Pages as a service worker finds them, with what they were told and how often they were looked for. */
function openPages(...ids: string[]) {
  const told: unknown[] = []
  const looked: string[] = []
  const clients: WorkerScope['clients'] = {
    claim: async () => undefined,
    matchAll: async () => [],
    get: async (id) => {
      looked.push(id)
      const page: Page = {
        id,
        postMessage: (message, transfer) => told.push(transfer ? [message, transfer] : message),
      }
      return ids.includes(id) ? page : undefined
    },
  }
  shortenWay({ clients })
  return { clients, told, looked }
}

test('a page is looked for once, one that is not there each time', async () => {
  const { clients, looked } = openPages('one', 'other')
  const page = await clients.get('one')
  expect(await clients.get('one')).toBe(page)
  expect((await clients.get('other'))?.id).toBe('other')
  expect(await clients.get('gone')).toBeUndefined()
  expect(await clients.get('gone')).toBeUndefined()
  expect(looked).toEqual(['one', 'other', 'gone', 'gone'])
})

test('a page is asked as before, and told that a request is over without a copy of its answer', async () => {
  const { clients, told } = openPages('one')
  const page = await clients.get('one')
  const body = new ArrayBuffer(1)
  page?.postMessage({ type: 'REQUEST', payload: { id: '7' } }, [body])
  const answer = new Response('an answer')
  const copy = answer.clone()
  page?.postMessage(
    { type: 'RESPONSE', payload: { request: { id: '7' }, response: { body: copy.body } } },
    [],
  )
  expect(told).toEqual([
    [{ type: 'REQUEST', payload: { id: '7' } }, [body]],
    { type: 'REQUEST_ERROR', payload: { request: { id: '7' } } },
  ])
  expect(await answer.text()).toBe('an answer')
})

test('a request without a body is read as often as one likes, one with a body is copied', async () => {
  const address = 'http://shop.test/api/carts/sync'
  const read = new Request(address)
  withoutCopies(read)
  expect(read.clone()).toBe(read)
  for (let times = 0; times < 3; times += 1) expect((await read.arrayBuffer()).byteLength).toBe(0)
  expect(read.bodyUsed).toBe(false)

  const write = new Request(address, { method: 'POST', body: '{}' })
  withoutCopies(write)
  expect(await write.clone().text()).toBe('{}')
  expect(await write.text()).toBe('{}')
})
