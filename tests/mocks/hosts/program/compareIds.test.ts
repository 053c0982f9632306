import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { compare } from '../../../../build/compare/compare.ts'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { withHttpShop } from '../http/httpShop.ts'
import { printed } from './printed.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

/** Ids of the fixtures, of products, brands and categories: in a path, and in an answer. */
const OWN = /(?<![\w-])(variant|product|brand|category)-(\d+)/g

/** A server with the same shop, whose ids are others: `variant-1` is `item-1`, and the gid `1` is `771`. `hidden` are fields it leaves out. */
async function serverWithOtherIds(hidden?: RegExp) {
  const asked: string[] = []
  const answerWith = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/'
    asked.push(url)
    const inner = url.replaceAll(/item-(\w+)-(\d+)/g, '$1-$2').replaceAll(/(?<=\/)77(?=\d{4,9}\b)/g, '')
    const isOwn = url.match(OWN) !== null || /\/(?!77|9000)\d{6,9}(?=\/|$)/.test(url)
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'host' && name !== 'connection'
        ? [[name, value] as [string, string]]
        : [],
    )
    const answer = await fetch(new URL(isOwn ? '/api/variant-by-id/of-nobody' : inner, shop.url), { headers })
    const text = (await answer.text())
      .replaceAll(OWN, 'item-$1-$2')
      .replaceAll(/"gid":"(\d+)"/g, '"gid":"77$1"')
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(hidden ? text.replaceAll(hidden, '"other":') : text)
  }
  const server = createServer((request, response) => void answerWith(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    run: (...args: string[]) =>
      printed((all) => compare(all, {}), ['--url', `http://127.0.0.1:${port}`, ...args]),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('a server with ids of its own is asked for the records that it shows', async () => {
  await using server = await serverWithOtherIds()
  const { text, code } = await server.run('--call', 'variantById,readCategory,categoryPage,complement')
  expect(text).toBe('9 requests of 4 calls: 0 differences.')
  expect(code).toBe(0)
  expect(server.asked).toContainEqual(expect.stringMatching(/^\/api\/variant-by-id\/item-variant-\d{9}$/))
  expect(server.asked).toContainEqual(expect.stringMatching(/^\/api\/products\/category\/77\d{6}\//))
})

test('a request is not sent if the server shows no record of its kind', async () => {
  await using server = await serverWithOtherIds(/"(variant|categories)":/g)
  const { text } = await server.run('--call', 'variantById,readCategory')
  // The two with unknown ids, which answer 404 anywhere.
  expect(text).toBe(
    '2 requests of 2 calls: 0 differences. 2 requests name records for which the server shows no other; they were not sent.',
  )
})
