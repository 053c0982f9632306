import { describe, expect } from 'vitest'
import { pageOf } from '../../docs/markdown.ts'
import { phone, test as journey } from '../journey.ts'
import { movesOf, stepsOf } from './demo.ts'

const test = journey.extend('serviceWorkers', 'block')

const demo = () => {
  const [, list = ''] = pageOf('README.md').prose.split('**You show it.**')
  return stepsOf(list)
}

describe('the demo of the README', () => {
  test('has an action for every sentence', () => {
    expect(demo()).toHaveLength(7)
    expect(() => movesOf('Jump over **Checkout**.')).toThrow('No entry in')
  })

  test('ends with an order number on a phone', async ({ visit }) => {
    const page = await visit('/?clock=2026-12-24T10:00', phone)
    for (const step of demo()) for (const move of movesOf(step)) await move(page)
    await page.waitForURL(/\/confirmation\?order=\d+$/)
  })
})
