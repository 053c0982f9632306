import { Blob as StreamableBlob } from 'node:buffer'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Controls } from '../../mocks/controls/controls.ts'
import { openPanel } from './openPanel.tsx'
import { withControls } from './withControls.ts'

const KEY = 'pasar-mock-sets'

let controls: Controls
withControls((given) => {
  controls = given
})
beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const nameField = () => screen.findByRole('textbox', { name: 'Name of the set' })
const save = () => screen.getByRole('button', { name: 'Save set' })
const list = () => screen.findByRole('list', { name: 'Saved sets' })
const queryList = () => screen.queryByRole('list', { name: 'Saved sets' })
const links = async () =>
  within(await list())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

async function saveAs(user: Awaited<ReturnType<typeof openPanel>>['user'], name: string) {
  await user.type(await nameField(), name)
  await user.click(save())
  await within(await list()).findByRole('link', { name })
}

test('a set is a link to the state at hand, with a name', async () => {
  await controls.become('guest-cart')
  controls.arm('cart.change.rejected@2')
  controls.setNetwork({ latency: '300', failureRate: 0.3, seed: 11 })
  await controls.clock.set('2026-12-24T10:00+08:00')
  const { user, container } = await openPanel(controls, 'Data')
  expect(await screen.findByText('No sets in this browser yet.')).toBeVisible()
  await saveAs(user, 'Quantity refused')
  expect(await screen.findByText('Saved: Quantity refused')).toBeVisible()
  expect(await nameField()).toHaveValue('')
  const [[, href] = []] = await links()
  const query = new URL(href ?? '').searchParams
  expect([...query]).toEqual([
    ['mock', 'cart.change.rejected@2'],
    ['persona', 'guest-cart'],
    ['clock', expect.stringMatching(/^2026-12-24T10:00/)],
    ['latency', '300'],
    ['failures', '0.3'],
    ['seed', '11'],
    ['goods', '20261121'],
  ])
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('an account that is no persona opens as a guest, so that the set starts clean', async () => {
  await controls.server.store.write(({ visitors }) => {
    for (const visitor of Object.values(visitors)) delete visitor.playedAs
  })
  const { user } = await openPanel(controls, 'Data')
  await saveAs(user, 'Nothing special')
  expect(await links()).toEqual([
    ['Nothing special', expect.stringMatching(/^http:\/\/localhost[^/]*\/\?persona=guest/)],
  ])
})

/** Text of this length that hardly gets shorter when it is compressed. */
function incompressible(length: number): string {
  let text = ''
  for (let seed = 1; text.length < length; seed = (seed * 48_271) % 2_147_483_647) text += seed.toString(36)
  return text.slice(0, length)
}

test('a set may have an answer as long as a link can; a longer one is refused, and the earlier set stays', async () => {
  // That of jsdom cannot be read as a stream.
  vi.stubGlobal('Blob', StreamableBlob)
  controls.answer('syncCart', { body: { note: incompressible(20_000) }, isForced: true })
  const { user } = await openPanel(controls, 'Data')
  await saveAs(user, 'Long answer')
  const saved = await links()
  expect(saved[0]?.[1]?.length).toBeGreaterThan(8_000)
  controls.answer('syncCart', { body: { note: incompressible(120_000) }, isForced: true })
  await user.type(await nameField(), 'Long answer')
  await user.click(save())
  expect(await screen.findByText('Refused: the link of a set may have up to 64000 characters.')).toBeVisible()
  expect(await links()).toEqual(saved)
})

test('the name of an earlier set replaces it, also from another tab', async () => {
  const { user } = await openPanel(controls, 'Data')
  await saveAs(user, 'Mine')
  localStorage.setItem(
    KEY,
    JSON.stringify([
      ...(JSON.parse(localStorage.getItem(KEY) ?? '[]') as object[]),
      { name: 'Hers', address: '/cart?persona=guest-cart' },
    ]),
  )
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(await screen.findByRole('link', { name: 'Hers' })).toBeVisible()
  await controls.become('returning')
  await user.type(await nameField(), ' Mine ')
  await user.click(save())
  expect(await screen.findByText('Saved in place of the earlier set: Mine')).toBeVisible()
  expect(await links()).toEqual([
    ['Hers', 'http://localhost:3000/cart?persona=guest-cart'],
    ['Mine', expect.stringContaining('persona=returning')],
  ])
})

test('a set needs a name: the field says so and has the focus', async () => {
  const { user } = await openPanel(controls, 'Data')
  await nameField()
  await user.click(save())
  const field = await nameField()
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Enter a name of up to 60 characters.')
  expect(queryList()).toBeNull()
})

test('a deleted set can be restored', async () => {
  const { user } = await openPanel(controls, 'Data')
  await saveAs(user, 'Slow')
  const before = await links()
  await user.click(screen.getByRole('button', { name: 'Delete: Slow' }))
  const restore = await screen.findByRole('button', { name: 'Restore: Slow' })
  expect(restore).toHaveFocus()
  expect(queryList()).toBeNull()
  await user.click(restore)
  expect(await links()).toEqual(before)
  expect(screen.queryByRole('button', { name: 'Restore: Slow' })).toBeNull()
})

test('copies the link of a set', async () => {
  const { user } = await openPanel(controls, 'Data')
  await saveAs(user, 'Slow')
  await user.click(screen.getByRole('button', { name: 'Copy link: Slow' }))
  expect(await navigator.clipboard.readText()).toBe((await links())[0]?.[1])
})

describe('a file of sets', () => {
  const fileOf = (content: unknown) =>
    new File([typeof content === 'string' ? content : JSON.stringify(content)], 'team.json')
  const sets = (...found: object[]) => ({ format: 'pasar-saved-sets', version: 1, sets: found })
  const field = () => screen.findByLabelText('Open a file of sets')

  test('has all sets, and opens in another browser', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await openPanel(controls, 'Data')
    await saveAs(user, 'Slow')
    await controls.become('returning')
    await saveAs(user, 'Thirty orders')
    const before = await links()
    await user.click(screen.getByRole('button', { name: 'Save all sets as a file' }))
    expect(await screen.findByText('Saved as pasar-sets.json')).toBeVisible()
    for (const name of ['Slow', 'Thirty orders'])
      await user.click(await screen.findByRole('button', { name: `Delete: ${name}` }))
    await waitFor(() => expect(queryList()).toBeNull())
    const [file = new Blob()] = files
    await user.upload(await field(), new File([file], 'pasar-sets.json'))
    expect(await screen.findByText('Opened: pasar-sets.json. Sets: 2, replaced: 0')).toBeVisible()
    expect(await links()).toEqual(before)
  })

  test('replaces sets of the same names, and keeps the others', async () => {
    const { user } = await openPanel(controls, 'Data')
    await saveAs(user, 'Mine')
    await saveAs(user, 'Slow')
    const slow = { name: 'Slow', address: '/cart?latency=3000' }
    await user.upload(await field(), fileOf(sets(slow)))
    expect(await screen.findByText('Opened: team.json. Sets: 1, replaced: 1')).toBeVisible()
    expect(await links()).toEqual([
      ['Mine', expect.any(String)],
      ['Slow', 'http://localhost:3000/cart?latency=3000'],
    ])
  })

  test('with anything else is refused with the reason, and nothing changes', async () => {
    const { user } = await openPanel(controls, 'Data')
    await saveAs(user, 'Mine')
    const before = localStorage.getItem(KEY)
    for (const [content, reason] of [
      ['<script>', 'Refused: the file is not JSON.'],
      [{ sets: [] }, 'Refused: the file has no sets that this console can open.'],
      ['x'.repeat(2_000_001), 'Refused: the limit for a file of sets is 2 MB.'],
      [
        sets({ name: 'Good', address: '/' }, { name: 'Evil', address: '//evil.example/' }),
        'Refused: the sets do not have the right shape at sets.1.address.',
      ],
    ] as const) {
      await user.upload(await field(), fileOf(content))
      expect(await screen.findByText(reason)).toBeVisible()
    }
    expect(localStorage.getItem(KEY)).toBe(before)
  })

  test('that leads to more than 200 sets is refused', async () => {
    const { user } = await openPanel(controls, 'Data')
    await saveAs(user, 'Mine')
    const many = Array.from({ length: 200 }, (_, at) => ({ name: `Set ${at}`, address: '/' }))
    await user.upload(await field(), fileOf(sets(...many)))
    expect(await screen.findByText('Refused: there is room for 200 sets.')).toBeVisible()
    expect(await links()).toHaveLength(1)
  })
})

test('entries of the storage that are no sets are left out', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([
      { name: 'Evil', address: 'javascript:alert(1)' },
      null,
      { name: 'Good', address: '/cart' },
    ]),
  )
  await openPanel(controls, 'Data')
  expect(await links()).toEqual([['Good', 'http://localhost:3000/cart']])
})

test('says so where the browser keeps nothing', async () => {
  const { user } = await openPanel(controls, 'Data')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The quota is exceeded')
  })
  await user.type(await nameField(), 'Mine')
  await user.click(save())
  expect(await screen.findByText('That did not work: The quota is exceeded')).toBeVisible()
  expect(await nameField()).toHaveValue('Mine')
})
