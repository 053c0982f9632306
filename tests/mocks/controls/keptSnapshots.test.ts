import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { type Controls, createControls } from '../../../mocks/controls/controls.ts'
import { keptSnapshots } from '../../../mocks/controls/keptSnapshots.ts'
import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { openServer } from '../shopper.ts'

/** A page of a shop that the browser keeps. */
async function openPage(factory: IDBFactory, name = 'shop'): Promise<Controls> {
  const server = openServer({ storage: indexedDbStorage(factory, name) })
  return createControls(server, { snapshots: await keptSnapshots(factory, name) })
}

const labels = ({ snapshots }: Controls) => snapshots.list().map(({ label }) => label)

test('the newest ten snapshots are there after a reload, with their shop', async () => {
  const factory = new IDBFactory()
  const before = await openPage(factory)
  await before.become('returning')
  for (let turn = 1; turn <= 11; turn += 1) await before.snapshots.take(`${turn}`)
  await before.become('guest')
  const after = await openPage(factory)
  expect(labels(after)).toEqual(['persona:guest', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  expect(await after.persona()).toBe('guest')
  expect(await after.snapshots.restore(after.snapshots.list()[1]?.id ?? -1)).toBe(true)
  expect(await after.persona()).toBe('returning')
  expect(await after.snapshots.restore(1)).toBe(false)
})

test('two tabs of a shop keep theirs side by side; another shop has none of them', async () => {
  const factory = new IDBFactory()
  const one = await openPage(factory)
  const other = await openPage(factory)
  await Promise.all([one.snapshots.take('of one'), other.snapshots.take('of the other')])
  expect(labels(await openPage(factory)).toSorted()).toEqual(['of one', 'of the other'])
  expect(labels(await openPage(factory, 'another shop'))).toEqual([])
})
