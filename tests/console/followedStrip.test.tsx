import { cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { follow, followLinked, stopFollowing } from '../../mocks/console/scenarios/following.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { openPanel, openWhereItWas } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})
afterEach(() => {
  stopFollowing()
  document.body.replaceChildren()
})

const strip = () => screen.findByRole('region', { name: 'Followed now' })
const put = (html: string) => document.body.insertAdjacentHTML('beforeend', html)
const checks = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.dataset['met']])

test('the followed scenario is above every panel, with what to do and what has happened of the expected', async () => {
  controls.arm('join.telephone-exists')
  follow(controls, 'join.telephone-exists')
  const { container } = await openPanel(controls, 'Clock')
  const shown = await strip()
  expect(within(shown).getByText('The phone number already has an account')).toBeVisible()
  expect(within(shown).getByText(/^Press a heart, then “New here\? Create an account”/)).toBeVisible()
  expect(within(shown).getByText('waiting for the call')).toBeVisible()
  const text = /^field: “/
  expect(checks(shown)).toEqual([
    [expect.stringMatching(text), 'false'],
    ['the focus moves to the field', 'false'],
  ])

  await controls.send({
    method: 'POST',
    path: '/api/issue-otp',
    body: { phone: '0123456789', type: 'registration' },
  })
  put('<input aria-invalid="true" aria-describedby="why"><p id="why"></p>')
  const why = within(shown)
    .getByText(text)
    .textContent.replace(/^field: “(.*)”$/, '$1')
  const field = document.querySelector<HTMLElement>('[aria-invalid]')
  const message = document.querySelector('#why')
  if (message) message.textContent = why
  expect(await within(shown).findByText(/^field: “/, { selector: '[data-met="true"]' })).toBeVisible()
  expect(within(shown).queryByText('as expected')).toBeNull()
  field?.focus()
  expect(await within(shown).findByText('as expected')).toBeVisible()
  expect(checks(shown).map(([, isMet]) => isMet)).toEqual(['true', 'true'])
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('its link opens the console, which then follows it as well', async () => {
  controls.arm('cart.change.rejected@2')
  follow(controls, 'cart.change.rejected')
  const { user } = await openPanel(controls, 'Data')
  await user.click(within(await strip()).getByRole('button', { name: 'Copy link: A quantity is refused' }))
  const link = new URL(await navigator.clipboard.readText(), location.origin)
  expect(link.searchParams.get('mock')).toBe('cart.change.rejected@2')
  expect(link.searchParams.get('console')).toBe('1')
  cleanup()
  stopFollowing()
  followLinked(controls, 'cart.change.rejected')
  openWhereItWas(controls)
  expect(within(await strip()).getByText('Change the quantity of an item.')).toBeVisible()
})

test('“Stop following” disarms it and removes it', async () => {
  controls.arm('cart.change.rejected')
  follow(controls, 'cart.change.rejected')
  const { user } = await openPanel(controls, 'Data')
  await user.click(within(await strip()).getByRole('button', { name: 'Stop following' }))
  expect(screen.queryByRole('region', { name: 'Followed now' })).toBeNull()
  expect(controls.armed()).toEqual([])
})

test('“Disarm everything” removes it', async () => {
  controls.arm('cart.change.rejected')
  follow(controls, 'cart.change.rejected')
  const { user } = await openPanel(controls, 'Data')
  await strip()
  await user.click(screen.getByRole('button', { name: 'Disarm everything' }))
  expect(screen.queryByRole('region', { name: 'Followed now' })).toBeNull()
})
