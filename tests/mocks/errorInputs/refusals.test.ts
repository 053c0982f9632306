import { describe, expect, test } from 'vitest'
import { callParts, type CallName, callTable } from '../../../src/contract/callTable.ts'
import { buyer } from '../buyer.ts'
import type { Scene } from './errorInput.ts'
import { errorInputs } from './errorInputs.ts'
import { expectNone } from '../../spec/expectNone.ts'
import { openServer, shopper } from '../shopper.ts'

const names = Object.keys(callTable) as CallName[]
/** The part of the server that answers a call. */
const partOf = (name: CallName) => Object.entries(callParts).find(([, calls]) => name in calls)?.[0] ?? ''
/** The errors of two server parts are in the file of their section. */
const fileOf = (name: CallName) => {
  const file = partOf(name).replace('catalogueLists', 'catalogue').replace('engagementActions', 'engagement')
  return `tests/mocks/errorInputs/${file}.ts`
}
const rows = Object.entries(errorInputs).flatMap(([name, ways]) =>
  Object.entries(ways).flatMap(([error, provoke]) =>
    provoke ? { name: name as CallName, error, provoke } : [],
  ),
)

async function openScene(): Promise<Scene> {
  const server = openServer()
  const ana = shopper(server)
  await ana.sync()
  return { server, ana, anas: buyer(ana) }
}

test('every documented error of a call has a real input', () => {
  const missing = names.flatMap((name) =>
    callTable[name].errors
      .filter((error) => errorInputs[name]?.[String(error)] === undefined)
      .map((error) => ({ name, error })),
  )
  expectNone(
    missing,
    ({ name, error }) =>
      `No input of a test is refused by "${name}" with ${error}. Add one to ${fileOf(name)}: ${name}: { ${error}: ({ ana }) => ana.ask('${callTable[name].methods[0]}', '${callTable[name].path}') }`,
  )
})

test('a call documents every error that it can return', () => {
  expectNone(
    rows.filter(({ name, error }) => !callTable[name].errors.map(String).includes(error)),
    ({ name, error }) =>
      `${fileOf(name)} provokes ${error} of "${name}", which its call() in src/contract/calls does not name. Add it there: errors: ['${error}']`,
  )
})

describe('a refusal comes from its own call, with its code', () => {
  test.each(rows)('$name: $error', async ({ name, error, provoke }) => {
    const scene = await openScene()
    await provoke(scene)
    const last = scene.server.journal.entries().at(-1)
    const errorCode = callTable[name].errors.find((code) => String(code) === error)
    expect(last).toMatchObject({ call: name, refusal: { errorCode } })
    expect(last?.status).toBeGreaterThanOrEqual(400)
    expect(last?.status).toBeLessThan(500)
    expect(scene.server.drifts).toEqual([])
  })
})
