import { describe, expect, test } from 'vitest'
import { faultKinds, faultOf } from '../../mocks/scenarios/fault.ts'
import { readLink } from '../../mocks/scenarios/link.ts'
import { linkNames } from '../../mocks/scenarios/linkNames.ts'
import { personas } from '../../mocks/scenarios/personas.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { codeSpans, documents, readPage, tableWith } from './markdown.ts'

const guide = 'docs/reproduce-an-error.md'
const spansIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

describe('the table of link parameters', () => {
  const rows = tableWith(guide, 'for example')

  test('lists every parameter, in the order of the code', () => {
    const listed = rows.flatMap(([name = '']) => spansIn(name).map((span) => span.replace('=', '')))
    expect(listed).toEqual([...linkNames])
  })

  /** Each example as a query; a row without a name continues the one above, and `…@2` is an example of a scenario. */
  const examples = () => {
    let parameter = ''
    return rows.flatMap(([name = '', values = '']) => {
      parameter = spansIn(name)[0]?.replace('=', '') ?? parameter
      return spansIn(values).map((value) => [parameter, value.replace('…', 'cart.change.rejected')] as const)
    })
  }

  test.each(examples())('the shop parses %s=%s', (parameter, value) => {
    expect(readLink(new URLSearchParams([[parameter, value]])).problems).toEqual([])
  })
})

describe('the list of faults', () => {
  const paragraph = /^The faults:[^]*?\n\n/m.exec(readPage(guide))?.[0] ?? ''
  const [kinds = '', after = ''] = paragraph.split('With `:after`')

  test('is complete', () => {
    const listed = spansIn(kinds).map((span) => span.split(':')[0])
    expect(new Set(listed)).toEqual(new Set(faultKinds))
  })

  test.each([...spansIn(kinds), ...spansIn(after).map((span) => span.replace(/^\w+:/, ''))])(
    'the shop parses %s',
    (fault) => {
      expect(faultOf(fault)).not.toBeNull()
    },
  )
})

/** Everything in the docs that looks like a repro link. */
const links = documents.flatMap((file) =>
  codeSpans(file)
    .filter((code) => /^\/\S*\?\S*=/.test(code))
    .map((link) => [file, link] as const),
)

test('the docs contain repro links', () => {
  expect(links.length).toBeGreaterThan(0)
})

/** A scenario that a reader of CONTRIBUTING.md adds. */
const MADE_UP = 'your.scenario'

test.each(links)('%s: the link %s is valid', (_file, link) => {
  const { linkOptions, problems } = readLink(new URL(link, 'http://localhost').searchParams)
  expect(problems).toEqual([])
  const scenarios = [MADE_UP, ...scenarioTable.map(({ id }) => id)]
  const calls = ['page', 'any', ...Object.keys(callTable)]
  for (const { scenario, call } of linkOptions.mocks) {
    if (scenario !== undefined) expect(scenarios).toContain(scenario)
    if (call !== undefined) expect(calls).toContain(call)
  }
  if (linkOptions.persona !== undefined) expect(Object.keys(personas)).toContain(linkOptions.persona)
})

test('every persona of the table of parameters exists', () => {
  const row = tableWith(guide, 'for example').find(([name]) => name === '`persona=`')
  expect(spansIn(row?.[1] ?? '').filter((name) => !Object.hasOwn(personas, name))).toEqual([])
})
