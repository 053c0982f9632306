import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routePaths } from '../../../src/contract/routes.ts'
import { openShop, withShop } from '../openShop.tsx'
import { executing, PAYLOAD } from './hostileText.ts'

const shop = withShop()

/** Parameters that pages read, and names that a page might read. */
const query = new URLSearchParams({
  query: PAYLOAD,
  show: '__proto__',
  step: 'constructor',
  order: PAYLOAD,
  payment: '__proto__',
  category: PAYLOAD,
  token: PAYLOAD,
  code: PAYLOAD,
  email: PAYLOAD,
  next: '//evil.example',
  returnTo: 'javascript:window.hacked=1',
  url: 'javascript:window.hacked=1',
}).toString()

/** Opens an address, and reads the page: its heading, what executes, whether it is still in the shop. */
async function seen(path: string) {
  await shop.server.controls.become('member-active')
  const { address } = await openShop(path)
  return {
    hasHeading: screen.getByRole('heading', { level: 1, hidden: true }).textContent !== '',
    executing: executing(),
    hasRun: 'hacked' in window,
    isInShop: /^\/(?!\/)/.test(address()),
  }
}

const shown = { hasHeading: true, executing: [], hasRun: false, isInShop: true }

describe('a script in each query parameter does not run', () => {
  test.each(routePaths.filter((path) => !path.includes(':')))('%s', async (path) => {
    expect(await seen(`${path}?${query}`)).toEqual(shown)
  })
})

describe.each([
  ['a script', PAYLOAD],
  ['another host', '//evil.example'],
  ['a field of every object', '__proto__'],
])('%s in each part of a path does nothing', (_name, word) => {
  test.each(routePaths.filter((path) => path.includes(':')))('%s', async (path) => {
    expect(await seen(`${path.replace(/:\w+/g, encodeURIComponent(word))}?${query}`)).toEqual(shown)
  })
})
