import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Call } from '../../../src/contract/call.ts'
import { callSections, type SectionName } from '../../../src/contract/callTable.ts'
import { buyer } from '../buyer.ts'
import { replySections } from './sections.ts'
import { expectNone } from '../../spec/expectNone.ts'
import { openServer, shopper } from '../shopper.ts'

const methodOf = ({ methods }: Call): string => methods[0]

/** A read that needs no input: no `:params`, no query. This test sends it, and it needs no line in replies/. */
const isAskedAsItIs = (call: Call): boolean =>
  methodOf(call) === 'GET' && !call.path.includes(':') && v.is(call.query, {})

test.each(Object.entries(replySections))(
  'every call of %s answers, and its answer fits its schema',
  async (section, replies) => {
    const server = openServer()
    const ana = shopper(server)
    await ana.sync()
    await replies({ server, ana, anas: buyer(ana) })
    const calls: Readonly<Record<string, Call>> = callSections[section as SectionName]
    for (const call of Object.values(calls).filter(isAskedAsItIs)) await ana.ask('GET', call.path)
    const answeredEntries = server.journal.entries().filter(({ status }) => status === 200)
    const called = new Set(answeredEntries.map(({ call }) => String(call)))
    expectNone(
      Object.entries(calls).filter(([name]) => !called.has(name)),
      ([name, call]) =>
        `No answer of "${name}" is tested. Add it to tests/mocks/replies/${section}.ts, with an input that is answered with 200: await ana.ask('${methodOf(call)}', '${call.path}'${methodOf(call) === 'GET' ? '' : ', { … }'})`,
    )
    expect(
      server.drifts,
      'An answer does not fit its call. Fix `reply` of the call in src/contract/calls, or its handler in mocks/handlers.',
    ).toEqual([])
  },
)
