import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { coverage } from '../../../../build/program/coverage.ts'
import { Misread } from '../../../../build/program/usage.ts'
import type { HttpServer } from '../../../../mocks/hosts/http/http.ts'
import { httpClient } from '../http/httpClient.ts'
import { withHttpShop } from '../http/httpShop.ts'
import { printed } from './printed.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
  shop.controls.coverage.clear()
})

const folder = mkdtempSync(join(tmpdir(), 'pasar-coverage-'))
afterAll(() => rmSync(folder, { recursive: true }))
const saved = (name: string, content: unknown) => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const login = { loginData: { email: 'nobody@pasar.example', password: 'wrong' } }
async function wrongLogin(headers: Record<string, string> = {}) {
  const client = httpClient(shop.url, headers)
  const { token } = await client.sync()
  await client.ask('/api/login', {
    method: 'POST',
    headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
}

test('counts a running server with all of its shops, armed faults apart', async () => {
  await wrongLogin()
  const mine = { 'x-mock-shop': 'coverage-1' }
  await httpClient(shop.url, { ...mine, 'content-type': 'application/json' }).ask('/__mock/arm', {
    method: 'POST',
    body: JSON.stringify({ what: 'login:code:566' }),
  })
  await wrongLogin(mine)
  // login: ok, 55, 5, 566 and already_linked; the wrong password is 55.
  const args = ['--url', shop.url, '--call', 'login', '--min', '40']
  const { code, text } = await printed(coverage, args)
  expect(text).toContain('login  POST /api/login  2 of 5\n  ✓ 55 ×1  ~ 566 ×1\n  · ok\n  · 5  /')
  expect(text).toContain('2 of 5 documented endings met (40 %): 1 by themselves, 1 by an armed fault only.')
  expect(code).toBe(0)
  const natural = await printed(coverage, [...args, '--natural'])
  expect(natural.text).toContain('Expected: 40 % without armed faults. Failed.')
  expect(natural.code).toBe(1)
})

test('a closed shop still counts', async () => {
  const before = await printed(coverage, ['--url', shop.url, '--call', 'syncCart'])
  const mine = httpClient(shop.url, { 'x-mock-shop': 'coverage-2', 'content-type': 'application/json' })
  await mine.sync()
  await mine.ask('/__mock/close-shop', { method: 'POST', body: '{}' })
  const times = ({ text }: { text: string }) => Number(/ok ×(\d+)/.exec(text)?.[1])
  expect(times(await printed(coverage, ['--url', shop.url, '--call', 'syncCart']))).toBe(times(before) + 1)
})

test('adds up saved journals, bags and counts', async () => {
  const entry = {
    number: 1,
    at: '2026-11-20T01:00:00.000Z',
    ms: 1,
    by: 'node',
    request: null,
    method: 'POST',
  }
  const refused = { ...entry, path: '/api/login', call: 'login', status: 400, refusal: { errorCode: 55 } }
  const files = [
    saved('journal.json', { entries: [refused] }),
    saved('bag.json', { journal: [{ ...refused, fault: 'code', refusal: { errorCode: 5 } }] }),
    saved('counts.json', { login: { ok: 3, 'status:200': 3 } }),
  ]
  const { text } = await printed(coverage, [...files, '--called'])
  expect(text).toContain('login  POST /api/login  3 of 5\n  ✓ ok ×3  ✓ 55 ×1  ~ 5 ×1')
  expect(text).toContain('3 of 5 documented endings met (60 %): 2 by themselves, 1 by an armed fault only.')
})

test('refuses what it cannot read, and says what it expects', async () => {
  await expect(coverage([saved('other.json', { entries: 1 })])).rejects.toThrow(/has no coverage\. Expected/)
  await expect(coverage(['no-such-file.json'])).rejects.toThrow('no-such-file.json cannot be read.')
  await expect(coverage(['--url', shop.url, '--call', 'logn'])).rejects.toThrow('There is no call "logn".')
  await expect(coverage(['--min', 'all'])).rejects.toBeInstanceOf(Misread)
  await expect(coverage(['--url', 'http://localhost:1'])).rejects.toThrow(/Nothing answers/)
})
