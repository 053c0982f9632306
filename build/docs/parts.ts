import { callSections } from '../../tests/spec/callRows.ts'
import { catalogueTable, numericCodes } from '../../tests/spec/catalogueRows.ts'
import { entityFields, ourEntities } from '../../tests/spec/entityFields.ts'
import { enumerationTables, ourEnumerations } from '../../tests/spec/enumerationTables.ts'
import { limitRows, ourLimits } from '../../tests/spec/limitRows.ts'
import { ourCalls } from '../../tests/spec/ourCalls.ts'
import { documentRoutes, otherLinks, ourRoutes } from '../../tests/spec/routeRows.ts'
import { table } from './table.ts'

interface Part {
  /** The table in tests/spec that the part is generated from. */
  source: string
  render: () => string
}

const code = (text: string) => `\`${text}\``
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

const calls = (section: string): Part => ({
  source: 'tests/spec/callRows.ts',
  render: () =>
    table(
      ['Method', 'Path', 'Sends', 'Answers'],
      (callSections[section] ?? []).map(([method, path, sends, answers = 'not shown']) => [
        method,
        path.includes('/') ? code(path) : path,
        sends,
        answers,
      ]),
    ),
})

const enumerations = (isShown: (section: string) => boolean): Part => ({
  source: 'tests/spec/enumerationTables.ts',
  render: () =>
    table(
      ['Enumeration', 'Values', 'Section', 'In the code'],
      Object.entries(enumerationTables)
        .filter(([, { section }]) => isShown(section))
        .map(([name, { called, values, section, ...rest }]) => [
          called,
          'isPartial' in rest ? `${values}; others not shown` : values,
          section,
          code(name),
        ]),
    ),
})

const limits = (isShown: (section: string) => boolean): Part => ({
  source: 'tests/spec/limitRows.ts',
  render: () =>
    table(
      ['What', 'Value', 'Section', 'In the code'],
      limitRows
        .filter(([section]) => isShown(section))
        .map(([section, words, name, value]) => [words, [value].flat().join(' or '), section, code(name)]),
    ),
})

const isOfDocument = (number: number) => (section: string) => section.startsWith(`document ${number} `)

/** What `npm run docs` writes between the markers of docs/spec, by the name in the marker. */
export const parts: Readonly<Record<string, Part>> = {
  routes: {
    source: 'tests/spec/routeRows.ts',
    render: () =>
      table(
        ['Route', 'Shows'],
        documentRoutes.map(({ paths, shows }) => [paths.map(code).join(', '), shows]),
      ),
  },
  'other links': { source: 'tests/spec/routeRows.ts', render: () => list(otherLinks.map(code)) },
  'our routes': {
    source: 'tests/spec/routeRows.ts',
    render: () =>
      table(
        ['Route', 'Why'],
        ourRoutes.map(({ path, why }) => [code(path), why]),
      ),
  },
  entities: {
    source: 'tests/spec/entityFields.ts',
    render: () =>
      list(
        Object.entries(entityFields).map(
          ([name, fields]) =>
            `**${name}**: ${code(fields.replaceAll(/\s+/g, ' ').replaceAll(/, ?/g, ', ').replaceAll('{ ', '{'))}`,
        ),
      ),
  },
  'our entities': {
    source: 'tests/spec/entityFields.ts',
    render: () =>
      table(
        ['File', 'Why'],
        ourEntities.map(({ file, why }) => [code(`src/contract/entities/${file}`), why]),
      ),
  },
  ...Object.fromEntries(Object.keys(callSections).map((section) => [`calls of ${section}`, calls(section)])),
  'our calls': {
    source: 'tests/spec/ourCalls.ts',
    render: () =>
      table(
        ['Call', 'Why'],
        ourCalls.map(({ call, why }) => [code(call), why]),
      ),
  },
  'enumerations of document 1': enumerations(isOfDocument(1)),
  'enumerations of document 2 §4': enumerations((section) => section === 'document 2 §4'),
  'enumerations of document 2 §9': enumerations((section) => section === 'document 2 §9'),
  'our enumerations': {
    source: 'tests/spec/enumerationTables.ts',
    render: () =>
      table(
        ['Enumeration or value', 'Why'],
        ourEnumerations.map(({ name, why }) => [code(name), why]),
      ),
  },
  'error catalogue': {
    source: 'tests/spec/catalogueRows.ts',
    render: () => table(['Situation', 'What happens'], catalogueTable),
  },
  'numeric codes': {
    source: 'tests/spec/catalogueRows.ts',
    render: () =>
      table(
        ['Code', 'Meaning'],
        numericCodes.split('; ').map((row) => [/\d+$/.exec(row)?.[0] ?? '', row.replace(/ \d+$/, '')]),
      ),
  },
  'limits of document 1': limits(isOfDocument(1)),
  'limits of document 2': limits(isOfDocument(2)),
  'our limits': { source: 'tests/spec/limitRows.ts', render: () => list(ourLimits.map(code)) },
}
