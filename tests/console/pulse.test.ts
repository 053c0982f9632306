import { expect, test } from 'vitest'
import { pulseOf } from '../../mocks/console/useControls.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const CALLS = 20

test('however many requests come within a frame, the console is notified once', async () => {
  const pulse = pulseOf(controls)
  let notified = 0
  const leave = pulse.subscribe(() => {
    notified += 1
  })
  const entry = { at: '', ms: 1, by: 'page', request: null, method: 'GET', path: '/', call: null } as const
  for (let call = 0; call < CALLS; call += 1) controls.server.journal.add({ ...entry, status: 200 })
  expect(notified).toBe(0)
  await nextFrame()
  expect(notified).toBe(1)
  await nextFrame()
  expect(notified).toBe(1)
  leave()
})

test('a change by hand notifies at once, with the requests before it', async () => {
  const pulse = pulseOf(controls)
  const counts: number[] = []
  const leave = pulse.subscribe(() => counts.push(controls.journal().length))
  await controls.send({ method: 'GET', path: '/api/carts/sync' })
  const before = counts.length
  controls.setNetwork({ isOffline: true })
  expect(counts.length).toBe(before + 1)
  expect(counts.at(-1)).toBe(1)
  await nextFrame()
  expect(counts.length).toBe(before + 1)
  leave()
})

test('an unsubscribed listener is not called, even for a pending frame', async () => {
  const pulse = pulseOf(controls)
  let notified = 0
  const leave = pulse.subscribe(() => {
    notified += 1
  })
  await controls.send({ method: 'GET', path: '/api/carts/sync' })
  const before = notified
  leave()
  await nextFrame()
  expect(notified).toBe(before)
})
