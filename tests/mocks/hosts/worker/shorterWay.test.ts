import { expect, test } from 'vitest'
import { takeMswFastPath, withoutCopies } from '../../../../mocks/hosts/worker/mswFastPath.ts'
import type { Page, WorkerScope } from '../../../../mocks/hosts/worker/scope.ts'

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
  const openDirectPort = takeMswFastPath({ clients })
  return { clients, told, looked, openDirectPort }
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

test('a page that handed over a port is asked there, and told of the rest as before', async () => {
  const { clients, told, openDirectPort } = openPages('one', 'other')
  const { port1, port2 } = new MessageChannel()
  const asked = new Promise((resolve) => {
    port2.addEventListener('message', ({ data, ports }) => resolve([data, ports.length]))
    port2.start()
  })
  openDirectPort('one', port1)
  const answers = new MessageChannel()
  const page = await clients.get('one')
  page?.postMessage({ type: 'REQUEST', payload: { id: '7' } }, [answers.port2])
  page?.postMessage({ type: 'KEEPALIVE_RESPONSE' })
  const other = await clients.get('other')
  other?.postMessage({ type: 'REQUEST', payload: { id: '8' } })
  expect(await asked).toEqual([{ type: 'REQUEST', payload: { id: '7' } }, 1])
  expect(told).toEqual([{ type: 'KEEPALIVE_RESPONSE' }, { type: 'REQUEST', payload: { id: '8' } }])
  port1.close()
  answers.port1.close()
})

test('a request without a body is read as often as one likes, one with a body is read once for all', async () => {
  const address = 'http://shop.test/api/carts/sync'
  const read = new Request(address)
  withoutCopies(read)
  expect(read.clone()).toBe(read)
  for (let times = 0; times < 3; times += 1) expect((await read.arrayBuffer()).byteLength).toBe(0)
  expect(read.bodyUsed).toBe(false)

  const write = new Request(address, { method: 'POST', body: '{}' })
  withoutCopies(write)
  expect(write.clone()).toBe(write)
  const texts: string[] = []
  for (let times = 0; times < 3; times += 1) {
    const bytes = await write.clone().arrayBuffer()
    // Handed on, they are gone here, as when MSW sends them to the page.
    texts.push(new TextDecoder().decode(structuredClone(bytes, { transfer: [bytes] })))
    expect(bytes.byteLength).toBe(0)
  }
  expect(texts).toEqual(['{}', '{}', '{}'])
})

test('a request that nobody has read can still be sent on', async () => {
  const write = new Request('http://shop.test/api/carts/change', { method: 'POST', body: '{}' })
  withoutCopies(write)
  expect(await new Request(write.clone(), { headers: {} }).text()).toBe('{}')
})
