import { expect } from 'vitest'
import * as v from 'valibot'
import { named } from '../../../fixtures/named.ts'
import { doneEdit, doneEditSchema, newValues, undo } from '../../../mocks/console/records/edit.ts'
import type { Controls } from '../../../mocks/controls/controls.ts'
import type { FieldValue, RecordKind } from '../../../mocks/controls/records/shopRecord.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { accountOf, visitorOf } from '../../../mocks/state/state.ts'
import { MembershipPermission, Substitution } from '../../../src/contract/enumerations.ts'
import { test } from '../../setup/serverTest.ts'
import { lineOf } from '../shopper.ts'

/** Edits a field of the first record that is found, and returns the edit as a reload of the page reads it. */
async function edited(
  controls: Controls,
  [kind, text, name]: readonly [kind: RecordKind, text: string, name: string],
  to: FieldValue,
) {
  const [record] = await controls.records({ kind, text })
  const field = record?.fields.find((each) => each.name === name)
  if (!record || !field) throw new Error(`There is no ${kind} with the field ${name}`)
  const edit = { record, fields: [{ field, to }] }
  for (const change of newValues(edit)) await controls.set(change)
  return v.parse(doneEditSchema, JSON.parse(JSON.stringify(doneEdit(edit, undefined))))
}

const accountIn = async ({ store }: MockServer) => {
  const state = structuredClone(await store.read())
  const account = accountOf(state, visitorOf(state, 'browser'))
  if (!account) throw new Error('Nobody is signed in')
  return account
}

test('the undo of a membership brings the member number and the pending confirmation back', async ({
  server,
  controls,
}) => {
  await controls.become('returning')
  const { _id } = await accountIn(server)
  const before = {
    permission: MembershipPermission.NONE,
    memberId: 'WAON-123456',
    confirmedAt: server.clock.now() + 60_000,
    isPromptDismissed: true,
  }
  await server.store.write(({ accounts }) => {
    Object.assign(accounts[_id] ?? {}, { membership: before })
  })
  const edit = await edited(controls, ['account', '', 'membership'], MembershipPermission.ABSENT)
  expect((await accountIn(server)).membership).not.toHaveProperty('memberId')
  expect(await undo(edit, controls)).toBe(true)
  expect((await accountIn(server)).membership).toEqual(before)
})

test('the undo of an account changes the account of the edit, whoever is signed in', async ({
  server,
  controls,
}) => {
  await controls.become('returning')
  const { _id, rewardPoints } = await accountIn(server)
  const edit = await edited(controls, ['account', '', 'points'], rewardPoints + 77)
  await controls.become('member-active')
  const other = await accountIn(server)
  expect(await undo(edit, controls)).toBe(true)
  expect((await server.store.read()).accounts[_id]?.rewardPoints).toBe(rewardPoints)
  expect((await accountIn(server)).rewardPoints).toBe(other.rewardPoints)
})

test.for([
  ['price', 990],
  ['salePrice', 650],
  ['saleEnd', '2026-12-24T10:00'],
] as const)(
  'the undo of a %s leaves the sale to the catalogue, which ends it',
  async ([name, to], { server, controls, ana }) => {
    const { salePrice } = await ana.variantOf(named.saleMilk)
    const edit = await edited(controls, ['variant', named.saleMilk, name], to)
    expect(await undo(edit, controls)).toBe(true)
    expect((await server.store.read()).changes).toEqual({})
    expect((await ana.variantOf(named.saleMilk)).salePrice).toBe(salePrice)
    // The sale of the milk lasts two days.
    server.clock.advance(52 * 3_600_000)
    expect((await ana.variantOf(named.saleMilk)).salePrice).toBeUndefined()
  },
)

test('the undo of a removed cart line brings its notes and its place back', async ({
  server,
  controls,
  ana,
}) => {
  const gids = [named.spinach, named.saleMilk, named.omegaEggs]
  for (const gid of gids) await ana.change(lineOf(await ana.variantOf(gid), 2))
  const linesNow = async () => (await server.store.read()).visitors['browser']?.guest.cart.lines
  const milk = (await ana.variantOf(named.saleMilk))._id
  await server.store.write(({ visitors }) => {
    const line = visitors['browser']?.guest.cart.lines.find(({ variantId }) => variantId === milk)
    Object.assign(line ?? {}, {
      seenPrice: 123,
      pickingNotes: 'The one at the back',
      substitution: Object.values(Substitution)[1],
      fulfillerLocation: 'kl-express',
    })
  })
  const before = structuredClone(await linesNow())
  expect(before?.[1]?.pickingNotes).toBe('The one at the back')
  const removed = await edited(controls, ['cart', milk, 'quantity'], 0)
  expect(await linesNow()).toHaveLength(2)
  expect(await undo(removed, controls)).toBe(true)
  expect(await linesNow()).toEqual(before)
  const more = await edited(controls, ['cart', milk, 'quantity'], 5)
  expect(await undo(more, controls)).toBe(true)
  expect(await linesNow()).toEqual(before)
})

test('a line whose cart is no longer there is not put into another', async ({ server, controls, ana }) => {
  await ana.change(lineOf(await ana.variantOf(named.saleMilk), 2))
  const edit = await edited(controls, ['cart', '', 'quantity'], 0)
  await controls.openAfresh({ seed: 7 })
  await ana.sync()
  expect(await undo(edit, controls)).toBe(false)
  expect((await server.store.read()).visitors['browser']?.guest.cart.lines).toEqual([])
})
