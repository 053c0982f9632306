import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import type { Controls } from '../../mocks/controls/controls.ts'
import { Header } from '../../src/contract/headers.ts'
import { openPanel, openWhereItWas } from './openPanel.tsx'
import { withControls } from './withControls.ts'

let controls: Controls
withControls((given) => {
  controls = given
})

const MILK = named.saleMilk

async function stockOfMilk(): Promise<number> {
  const address = new URL(`/api/variant-by-id/${MILK}`, location.origin)
  const response = await fetch(address, { headers: { [Header.API_JSON]: 'true' } })
  const { data } = (await response.json()) as {
    data: { variant: { inventory: { warehouse: { _id: string }; availableCount: number }[] } }
  }
  return data.variant.inventory.find(({ warehouse }) => warehouse._id === 'kl-express')?.availableCount ?? -1
}

async function openRecord(text: string, name: RegExp) {
  const opened = await openPanel(controls, 'Data')
  await opened.user.type(await screen.findByRole('searchbox', { name: 'Search records' }), text)
  const list = await screen.findByRole('list', { name: 'Records of the shop' })
  await opened.user.click(await within(list).findByRole('button', { name }))
  return { ...opened, list }
}

test('a product is found by its gid, its stock is changed, and the change is undone', async () => {
  const before = await stockOfMilk()
  expect(before).toBeGreaterThan(1)
  const { user } = await openRecord(MILK, /^Ladang Fresh Milk Full Cream/)
  const field = screen.getByRole('textbox', { name: 'In stock, Pasar Express Kuala Lumpur' })
  expect(field).toHaveValue(String(before))
  await user.clear(field)
  await user.type(field, '1')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Changed: .*→ 1$/)).toBeVisible()
  expect(await stockOfMilk()).toBe(1)
  await user.click(screen.getByRole('button', { name: /^Undo: / }))
  expect(await screen.findByText(/^Undone: /)).toBeVisible()
  expect(await stockOfMilk()).toBe(before)
  expect(screen.queryByRole('button', { name: /^Undo: / })).not.toBeInTheDocument()
})

test('a value of the wrong form changes nothing, and its field says what it takes', async () => {
  const before = await stockOfMilk()
  const { user } = await openRecord('ladang fresh full', /^Ladang Fresh Milk Full Cream/)
  const field = screen.getByRole('textbox', { name: 'In stock, Pasar Express Kuala Lumpur' })
  await user.clear(field)
  await user.type(field, 'many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Enter a whole number up to 1000000.')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('many')
  expect(await stockOfMilk()).toBe(before)
})

test('a sale and its end are set together, and undone together', async () => {
  const end = async () => Object.values((await controls.server.store.read()).changes)[0]
  const { user } = await openRecord(named.regularMilk, /./)
  // Without a sale nothing is set, the price beside it neither.
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '0')
  await user.type(screen.getByRole('textbox', { name: /^Sale ends/ }), '2026-12-24T10:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/a variant on sale/)).toBeVisible()
  expect(await end()).toBeUndefined()
  await user.type(screen.getByRole('textbox', { name: /^Price/ }), '{Backspace}')
  await user.type(screen.getByRole('textbox', { name: /^Sale price/ }), '500')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Changed: /)).toBeVisible()
  // 10:00 in Malaysia is 02:00 in UTC.
  expect(await end()).toMatchObject({ salePrice: 500, saleEnd: Date.parse('2026-12-24T02:00:00Z') })
  await user.clear(screen.getByRole('textbox', { name: /^Sale price/ }))
  await user.clear(screen.getByRole('textbox', { name: /^Sale ends/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await end()).toEqual({ salePrice: null }))
  const undo = async () => user.click(await screen.findByRole('button', { name: /^Undo: / }))
  await undo()
  await waitFor(async () => expect(await end()).toHaveProperty('saleEnd'))
  await undo()
  await waitFor(async () => expect(await end()).toBeUndefined())
})

test('the account of the person who is signed in is changed', async () => {
  const { user } = await openPanel(controls, 'Data')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Account')
  expect(await screen.findByText('Log in to change an account.')).toBeVisible()
  await controls.become('returning')
  const list = screen.getByRole('list', { name: 'Records of the shop' })
  await user.click(await within(list).findByRole('button', { name: /Points: / }))
  await user.clear(screen.getByRole('textbox', { name: 'Points' }))
  await user.type(screen.getByRole('textbox', { name: 'Points' }), '77')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Membership' }), 'ALL')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { accounts, visitors } = await controls.server.store.read()
    const account = accounts[visitors['browser']?.session?.userId ?? '']
    expect([account?.rewardPoints, account?.membership.permission]).toEqual([77, 'all'])
  })
})

test('a removed cart line is undone with its note, also after a reload', async () => {
  await controls.set({ cart: { variant: MILK, quantity: 2 } })
  await controls.server.store.write(({ visitors }) => {
    const [line] = visitors['browser']?.guest.cart.lines ?? []
    if (line) line.pickingNotes = 'The one at the back'
  })
  const { user } = await openPanel(controls, 'Data')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Cart lines')
  const list = await screen.findByRole('list', { name: 'Records of the shop' })
  await user.click(await within(list).findByRole('button', { name: /^Ladang Fresh Milk Full Cream/ }))
  await user.clear(screen.getByRole('textbox', { name: 'Quantity' }))
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const linesNow = async () => (await controls.server.store.read()).visitors['browser']?.guest.cart.lines
  await waitFor(async () => expect(await linesNow()).toEqual([]))
  await screen.findByRole('button', { name: /^Undo: / })
  cleanup()
  openWhereItWas(controls)
  await user.click(await screen.findByRole('button', { name: /^Undo: / }))
  await waitFor(async () =>
    expect(await linesNow()).toMatchObject([{ quantity: 2, pickingNotes: 'The one at the back' }]),
  )
})

const openOrder = async () => {
  await controls.become('member-active')
  const opened = await openPanel(controls, 'Data')
  await opened.user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Orders')
  const list = await screen.findByRole('list', { name: 'Records of the shop' })
  await opened.user.click(await within(list).findByRole('button', { name: /Status: NEW$/ }))
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'DELIVERED')
  await opened.user.click(screen.getByRole('button', { name: 'Save' }))
  return opened
}

const newestStatus = async () => (await controls.orders())[0]?.status

test('an order is set to a later status, which moves the clock, and the undo moves both back', async () => {
  const opening = controls.server.clock.now()
  const { user } = await openOrder()
  expect(await screen.findByText(/^Changed: \d{11}: Status: NEW → DELIVERED$/)).toBeVisible()
  expect(await newestStatus()).toBe(8)
  expect(controls.server.clock.now()).toBeGreaterThan(opening + 3_600_000)
  await user.click(screen.getByRole('button', { name: /^Undo: / }))
  expect(await screen.findByText(/^Undone: /)).toBeVisible()
  expect(await newestStatus()).toBe(0)
  expect(controls.server.clock.now()).toBeLessThan(opening + 3_600_000)
})

test('an order whose earlier shop is no longer kept is not set back, and the console says so', async () => {
  const { user } = await openOrder()
  const undo = await screen.findByRole('button', { name: /^Undo: / })
  // The last 20 snapshots are kept.
  for (let count = 0; count < 20; count += 1) await controls.snapshots.take('test')
  await user.click(undo)
  expect(await screen.findByText(/^Not undone, because/)).toBeVisible()
  expect(await newestStatus()).toBe(8)
})
