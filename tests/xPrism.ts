import { createServer, request as httpRequest } from 'node:http'
import { callSections } from '../src/contract/callTable.ts'
import { buyer } from './mocks/buyer.ts'
import { errorInputs } from './mocks/errorInputs/errorInputs.ts'
import { replySections } from './mocks/replies/sections.ts'
import { listeners, openServer, shopper } from './mocks/shopper.ts'
interface Pair {
  method: string
  path: string
  body?: unknown
  status: number
  type: string | null
  headers: [string, string][]
  text: string
}
const pairs: Pair[] = []
async function scene() {
  const server = openServer()
  listeners.set(server, async ({ method, path, body, response }) => {
    pairs.push({
      method,
      path,
      body,
      status: response.status,
      type: response.headers.get('content-type'),
      headers: [...response.headers],
      text: await response.text(),
    })
  })
  const ana = shopper(server)
  await ana.sync()
  return { server, ana, anas: buyer(ana) }
}
for (const section of Object.keys(callSections) as (keyof typeof replySections)[]) {
  const s = await scene()
  await replySections[section](s as never)
}
for (const e of Object.values(errorInputs).flatMap((x) => Object.values(x))) {
  if (!e) continue
  const s = await scene()
  await e(s as never)
}
for (const path of [
  '/',
  '/products/category/130000/dairy-eggs',
  '/products/search/milk',
  '/cart',
  '/checkout',
  '/product/121005201/x',
  '/account',
  '/nowhere',
  '/brand/7850/kebun-kita',
  '/blog',
]) {
  const s = await scene()
  await s.ana.page(path)
}
const seen = new Set<string>()
const unique = pairs.filter((p) => {
  const k = JSON.stringify([p.method, p.path, p.body, p.status])
  if (seen.has(k)) return false
  seen.add(k)
  return true
})
console.log(pairs.length, 'exchanges,', unique.length, 'different')
let current: Pair | undefined
const upstream = createServer((_i, o) => {
  _i.resume()
  o.writeHead(current!.status, Object.fromEntries(current!.headers))
  o.end(current!.text)
})
await new Promise<void>((r) => upstream.listen(4021, '127.0.0.1', r))
const send = (p: Pair) =>
  new Promise<{ status: number; violations: string; text: string }>((res, rej) => {
    current = p
    const isPage = !p.path.startsWith('/api/')
    const r = httpRequest(
      {
        port: 4020,
        host: '127.0.0.1',
        method: p.method,
        path: p.path,
        headers: {
          accept: '*/*',
          ...(isPage ? { 'x-spa-navigation': 'true' } : { 'x-api-json': 'true', 'x-csrf-token': 'x' }),
          cookie: 'mock_visitor=ana',
          ...(p.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      },
      (m) => {
        let t = ''
        m.on('data', (d) => (t += d))
        m.on('end', () =>
          res({ status: m.statusCode!, violations: String(m.headers['sl-violations'] ?? ''), text: t }),
        )
      },
    )
    r.on('error', rej)
    if (p.body !== undefined) r.write(p.body as string)
    r.end()
  })
const responseV: string[] = [],
  requestV: string[] = [],
  other: string[] = []
for (const p of unique) {
  const a = await send(p)
  const name = `${p.method} ${p.path.slice(0, 90)} ${p.status}`
  if (a.status !== p.status) other.push(`${name}: prism ${a.status} ${a.text.slice(0, 300)}`)
  if (!a.violations) continue
  const v = JSON.parse(a.violations) as { location: string[]; message: string }[]
  for (const x of v) {
    const l = `${name}: ${x.location.join('.')} ${x.message}`
    if (x.location[0] === 'response') responseV.push(l)
    else if (p.status < 400) requestV.push(l)
  }
}
console.log('RESPONSE', responseV.length)
responseV.slice(0, 60).forEach((x) => console.log('  ', x.slice(0, 260)))
console.log('ACCEPTED REQUESTS', requestV.length)
requestV.slice(0, 60).forEach((x) => console.log('  ', x.slice(0, 260)))
console.log('OTHER', other.length)
other.slice(0, 30).forEach((x) => console.log('  ', x.slice(0, 400)))
upstream.close()
process.exit(0)
