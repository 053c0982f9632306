import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { resolve } from 'node:path'
import { Header } from '../../src/contract/headers.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const PROGRAM = resolve(import.meta.dirname, '../../build/mockServer.ts')
const WARM_UP_MS = 2000
const MEASURED_MS = 5000
const CLIENTS = 16

/** The mocked shop on a free port, in a process of its own. */
async function openShop() {
  const program = spawn(process.execPath, [PROGRAM, '--port', '0'])
  const [first] = (await once(program.stdout, 'data')) as [Buffer]
  const printed = first.toString()
  const [url] = /http:\/\/\S+/.exec(printed) ?? []
  if (url === undefined) throw new Error(`The mocked shop printed no address: ${printed}`)
  return { url: new URL('api/carts/sync', url), [Symbol.dispose]: () => void program.kill() }
}

/** The durations in ms of the requests that this number of clients send for `during` ms, each one after the other. */
async function send(url: URL, clients: number, during: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const options = { agent, headers: { [Header.API_JSON]: 'true', 'x-mock-visitor': 'bench' } }
  const durations: number[] = []
  const end = performance.now() + during
  const client = async () => {
    while (performance.now() < end) {
      const begun = performance.now()
      await new Promise<void>((ended, failed) => {
        const request = get(url, options, (answer) => answer.resume().once('end', ended))
        request.once('error', failed)
      })
      durations.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return durations
}

/** `npm run mock-server` and its clients, each a process on this machine: calls a second, and the duration of one call. */
export async function measureHttpServer(): Promise<Row[]> {
  using shop = await openShop()
  await send(shop.url, CLIENTS, WARM_UP_MS)
  const together = await send(shop.url, CLIENTS, MEASURED_MS)
  const alone = await send(shop.url, 1, MEASURED_MS)
  return [
    {
      what: 'The mock’s HTTP server, `carts/sync`',
      unit: 'calls/s',
      value: Math.round((together.length / MEASURED_MS) * 1000),
      target: 2000,
      isFloor: true,
    },
    {
      what: 'One call of the mock’s HTTP server, p50',
      unit: 'ms',
      value: quantile(alone, 0.5),
      target: 1,
    },
  ]
}
