import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  follow,
  followedNow,
  followLinked,
  resumeFollowing,
  stopFollowing,
} from '../../mocks/console/scenarios/following.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

afterEach(() => {
  stopFollowing()
  document.body.replaceChildren()
})

const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const sightings = () => followedNow()?.sightings ?? []

function start() {
  controls.arm('syncCart:status:500@once')
  follow(controls, 'syncCart:status:500')
}
const strike = () => controls.send({ method: 'GET', path: '/api/carts/sync' })

/** Loads the page again: only what the tab has stored is left. */
function reload() {
  const stored = Object.entries(sessionStorage)
  stopFollowing()
  document.body.replaceChildren()
  for (const [key, value] of stored) sessionStorage.setItem(key, `${value}`)
  resumeFollowing(controls)
}

test('only what appears after the fault is seen', async () => {
  put('<h1>Your cart</h1>')
  start()
  put('<p role="alert">Before</p>')
  // The observer is notified after the current task.
  await Promise.resolve()
  await strike()
  expect(followedNow()).toMatchObject({ isMatched: true, sightings: [] })
  put('<p role="alert">After</p>')
  await waitFor(() => expect(sightings()).toEqual([{ as: 'alert', text: 'After' }]))
})

test('a hidden message is not seen until it is shown', async () => {
  put('<div role="alert" style="display: none">The shop could not start</div>')
  put('<div style="visibility: hidden"><p role="alert">Invisible</p></div>')
  start()
  await strike()
  put('<div hidden><p role="alert">Hidden</p></div>')
  await Promise.resolve()
  expect(sightings()).toEqual([])
  document.querySelector<HTMLElement>('[role="alert"]')?.removeAttribute('style')
  await waitFor(() => expect(sightings()).toEqual([{ as: 'alert', text: 'The shop could not start' }]))
})

test('the same notice in a new element is another notice', async () => {
  put('<ul role="status"><li><span>Sorry</span></li></ul>')
  start()
  await strike()
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li><span>Sorry</span></li>')
  await waitFor(() => expect(sightings()).toEqual([{ as: 'notice', text: 'Sorry' }]))
})

test('a load of the page is seen, and then the page', async () => {
  start()
  await strike()
  reload()
  put('<h1>Your cart</h1>')
  await waitFor(() =>
    expect(sightings()).toEqual([
      { as: 'reload', text: '' },
      { as: 'page', text: 'Your cart' },
    ]),
  )
})

test('a load of the page before the fault is not seen', async () => {
  start()
  reload()
  expect(sightings()).toEqual([])
  await strike()
  expect(followedNow()).toMatchObject({ isMatched: true, sightings: [] })
})

test('an entry of the error log is seen', async () => {
  controls.server.telemetry.log('browser', { message: 'Earlier', path: '/', timestamp: 1 })
  start()
  await strike()
  controls.server.telemetry.log('browser', { message: 'Tracking: unsent 500', path: '/', timestamp: 2 })
  expect(sightings()).toEqual([{ as: 'log', text: 'Tracking: unsent 500' }])
})

test('the focus on an invalid field is seen once, whether it comes before its message or after', async () => {
  put('<label>Code <input aria-describedby="why"></label><input><p id="why">Wrong code</p>')
  const [field, other] = document.querySelectorAll('input')
  start()
  await strike()
  other?.focus()
  field?.setAttribute('aria-invalid', 'true')
  await waitFor(() => expect(sightings()).toEqual([{ as: 'field', text: 'Wrong code' }]))
  field?.focus()
  expect(sightings()).toEqual([
    { as: 'field', text: 'Wrong code' },
    { as: 'focus', text: 'Wrong code' },
  ])
  put('<p>More</p>')
  await Promise.resolve()
  expect(sightings()).toHaveLength(2)
})

test('the scenario of a link is followed from the start of the page, with what is already on screen', async () => {
  controls.arm('interstitial.failed')
  await controls.send({ method: 'GET', path: '/api/interstitial' })
  put('<p role="alert">On screen before the console</p>')
  followLinked(controls, 'Interstitial.Failed')
  expect(followedNow()).toEqual({
    id: 'interstitial.failed',
    isMatched: true,
    sightings: [{ as: 'alert', text: 'On screen before the console' }],
  })
})

test('a link without a scenario ends the following', () => {
  start()
  followLinked(controls, null)
  expect(followedNow()).toBeNull()
})
