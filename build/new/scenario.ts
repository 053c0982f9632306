import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioRow } from '../../mocks/scenarios/row.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import { append } from './anchors.ts'
import type { Draft } from './draft.ts'
import type { Kind } from './kind.ts'
import { Problem } from './problem.ts'
import { addText, translationSteps, wordingOf } from './wording.ts'

const ROWS = 'mocks/scenarios/rows'
const root = join(import.meta.dirname, '../..')

/** A scenario of the call, as a model: what the shopper does there is known to send it. */
function modelFor(call: string): ScenarioRow {
  const model = scenarioTable.find(({ calls }) => calls.some((one) => one === call))
  if (model) return model
  const known = [...new Set(scenarioTable.flatMap(({ calls }) => calls))].toSorted()
  throw new Problem(
    `No scenario has the call "${call}", so it is not known what a shopper does to send it. Write the row by hand: CONTRIBUTING.md, "A scenario". The calls of scenarios: ${known.join(', ')}`,
  )
}

/** The file that the model is in. */
function fileOf({ id }: ScenarioRow, draft: Draft): string {
  const file = globSync('*.ts', { cwd: join(root, ROWS) }).find((one) =>
    draft.read(`${ROWS}/${one}`).includes(`id: '${id}'`),
  )
  if (file === undefined) throw new Problem(`No file of ${ROWS} has the scenario ${id}.`)
  return `${ROWS}/${file}`
}

/** The page to start on; only a scenario that opens a page can start on any. */
function startOf(model: ScenarioRow, start: string | undefined): string {
  if (start === undefined || start === model.start) return model.start
  if (model.act !== 'open')
    throw new Problem(
      `The scenario has to start on ${model.start}, where a shopper sends the call: leave --start out.`,
    )
  if (!start.startsWith('/')) throw new Problem(`--start is an address of the shop: --start /cart`)
  return start
}

/** A scenario modelled on an existing one with the same call, and its title. */
export const scenario: Kind = (id, options, draft) => {
  if (!/^[a-z]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id))
    throw new Problem(
      `"${id}" is not the id of a scenario. Write words with dots between: cart.change-refused`,
    )
  if (scenarioTable.some((row) => row.id === id))
    throw new Problem(`There is a scenario ${id}. Choose another id.`)
  const model = modelFor(options.call ?? 'page')
  const file = fileOf(model, draft)
  const row = { ...model, id, start: startOf(model, options.start) }
  draft.edit(file, (text) => append(text, 'export const', `${JSON.stringify(row)},`))
  const words = id.replaceAll(/[.-]/g, ' ')
  const title = wordingOf(words.charAt(0).toUpperCase() + words.slice(1), options)
  addText(draft, 'console.json', ['scenarios', 'title', ...id.split('.')], title)
  return [
    ...translationSteps(options, `scenarios.title.${id} in locales/*/console.json`),
    `Change what differs from ${model.id}, of which it is a copy: fault, expects, start, persona, act in ${file}`,
    `Open it with \`npm start\`: ${row.start}${row.start.includes('?') ? '&' : '?'}mock=${id}&persona=${row.persona}`,
  ]
}
