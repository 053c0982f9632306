import { expect, test } from 'vitest'
import type { ClientError } from '../../src/contract/entities/engagement/trackedEvent.ts'
import { createErrorLog } from '../../src/tracking/errorLog.ts'

/** A log with a frozen clock. */
function openLog() {
  const sent: ClientError[] = []
  const clock = { ms: 1_700_000_000_000 }
  const log = createErrorLog({
    now: () => clock.ms,
    page: () => '/cart',
    send: (error) => sent.push(error),
  })
  return { log, clock, sent, messages: () => sent.map(({ message }) => message) }
}

test('an error is logged with its stack, page and time, and a description', () => {
  const { log, sent } = openLog()
  const error = new TypeError('x is undefined')
  error.stack = 'TypeError: x is undefined\n    at Cart (cart.js:1:7)'
  log('Not caught:', error)
  expect(sent).toEqual([
    {
      message: 'Not caught: TypeError: x is undefined',
      stack: error.stack,
      path: '/cart',
      timestamp: 1_700_000_000_000,
    },
  ])
})

test('a thrown value need not be an error, and an answer’s data is not logged', () => {
  const { log, sent } = openLog()
  log('Not caught:', 'boom')
  log('POST /api/login: server_error', { email: 'aina@example.com' })
  log('Tracking: refused', 400)
  expect(sent.map(({ message, stack }) => [message, stack])).toEqual([
    ['Not caught: boom', undefined],
    ['POST /api/login: server_error', undefined],
    ['Tracking: refused 400', undefined],
  ])
})

test('an error is logged once, also under another name', () => {
  const { log, messages } = openLog()
  const error = new Error('first')
  log('A page could not be shown:', error)
  log('Not caught:', error)
  log('Error getting Sample PLE')
  log('Error getting Sample PLE')
  expect(messages()).toEqual(['A page could not be shown: Error: first', 'Error getting Sample PLE'])
})

test('at most ten a minute are logged; the others are dropped', () => {
  const { log, clock, messages } = openLog()
  for (let number = 1; number <= 15; number += 1) log(`error ${number}`)
  expect(messages()).toHaveLength(10)
  clock.ms += 59_999
  log('still the same minute')
  expect(messages()).toHaveLength(10)
  clock.ms += 1
  log('error 11')
  expect(messages().slice(10)).toEqual(['error 11'])
})

test('emails and long numbers are removed, and long texts are cut', () => {
  const { log, sent } = openLog()
  const error = new Error('no order 1234567890 of aina@example.com')
  error.stack = `at aina@example.com\n${'x'.repeat(9_000)}`
  log('', error)
  expect(sent[0]?.message).toBe('Error: no order … of …')
  expect(sent[0]?.stack).toMatch(/^at …\nx+$/)
  expect(sent[0]?.stack).toHaveLength(4_000)
  log('y'.repeat(9_000))
  expect(sent[1]?.message).toHaveLength(500)
})
