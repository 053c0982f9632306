import { describe, expect, test } from 'vitest'
import { callParts, type CallName, callTable } from '../../../src/contract/callTable.ts'
import { buyer } from '../buyer.ts'
import { accountProvocations } from './account.ts'
import { authProvocations } from './auth.ts'
import { cartProvocations } from './cart.ts'
import { cartActionProvocations } from './cartActions.ts'
import { catalogueProvocations } from './catalogue.ts'
import { checkoutProvocations } from './checkout.ts'
import { engagementProvocations } from './engagement.ts'
import { graphqlProvocations } from './graphql.ts'
import { listsProvocations } from './lists.ts'
import { localesProvocations } from './locales.ts'
import { ordersProvocations } from './orders.ts'
import type { Provoke, Scene } from './provocation.ts'
import { trackingProvocations } from './tracking.ts'
import { expectNone } from '../../spec/expectNone.ts'
import { openServer, shopper } from '../shopper.ts'

const provocations: Partial<Record<CallName, Partial<Record<string, Provoke>>>> = {
  ...cartProvocations,
  ...cartActionProvocations,
  ...checkoutProvocations,
  ...ordersProvocations,
  ...authProvocations,
  ...accountProvocations,
  ...listsProvocations,
  ...catalogueProvocations,
  ...engagementProvocations,
  ...graphqlProvocations,
  ...localesProvocations,
  ...trackingProvocations,
}

const names = Object.keys(callTable) as CallName[]
/** The part of the server that answers a call. */
const partOf = (name: CallName) => Object.entries(callParts).find(([, calls]) => name in calls)?.[0] ?? ''
/** Two of the parts are provoked in the file of their section. */
const fileOf = (name: CallName) => {
  const file = partOf(name).replace('catalogueLists', 'catalogue').replace('engagementActions', 'engagement')
  return `tests/mocks/provocations/${file}.ts`
}
const rows = Object.entries(provocations).flatMap(([name, ways]) =>
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

test('every error that a call documents is provoked by a real input', () => {
  const missing = names.flatMap((name) =>
    callTable[name].errors
      .filter((error) => provocations[name]?.[String(error)] === undefined)
      .map((error) => ({ name, error })),
  )
  expectNone(
    missing,
    ({ name, error }) =>
      `No input of a test is refused by "${name}" with ${error}. Add one to ${fileOf(name)}: ${name}: { ${error}: ({ ana }) => ana.ask('${callTable[name].methods[0]}', '${callTable[name].path}') }`,
  )
})

test('a call documents every error that it is known to answer', () => {
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
