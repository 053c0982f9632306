import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { addImport, append } from './anchors.ts'
import type { Draft } from './draft.ts'
import type { Kind } from './kind.ts'
import { namesOf } from './names.ts'
import { Problem } from './problem.ts'
import { template } from './template.ts'

const root = join(import.meta.dirname, '../..')
const CALLS = 'src/contract/calls'

/** The files of src/contract/calls that have a file of handlers with the same name. */
const sections = (): string[] =>
  globSync('*.ts', { cwd: join(root, CALLS) })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => existsSync(join(root, `mocks/handlers/${name}.ts`)))
    .toSorted()

/** The name of the table of calls or handlers that a file exports. */
function tableIn(draft: Draft, path: string, ending: 'Calls' | 'Handlers'): string {
  const [, table] = new RegExp(String.raw`^export const (\w+${ending})\b`, 'm').exec(draft.read(path)) ?? []
  if (table === undefined) throw new Problem(`${path} exports no table with a name that ends in ${ending}.`)
  return table
}

function refuseTaken(name: string, path: string, draft: Draft): void {
  for (const section of globSync('**/*.ts', { cwd: join(root, CALLS) })) {
    const text = draft.read(`${CALLS}/${section}`)
    if (new RegExp(String.raw`^\s+${name}: call\(`, 'm').test(text) || text.includes(`'${path}'`))
      throw new Problem(`${CALLS}/${section} has a call ${name} or the path ${path}. Choose another name.`)
  }
}

/** A call that lists products that are for sale now, its handler, its reason and its test. */
export const endpoint: Kind = (name, { section = 'catalogue' }, draft) => {
  const names = namesOf(name)
  const path = `/api/${names.kebab}`
  if (!sections().includes(section))
    throw new Problem(`There is no section "${section}". The sections: ${sections().join(', ')}`)
  refuseTaken(names.camel, path, draft)

  const callFile = `${CALLS}/${section}.ts`
  const handlerFile = `mocks/handlers/${section}.ts`
  const calls = tableIn(draft, callFile, 'Calls')
  const handlers = tableIn(draft, handlerFile, 'Handlers')

  draft.edit(callFile, (text) => {
    let after = append(text, `export const ${calls} = {`, template('call.txt', { ...names, path }))
    after = addImport(after, 'call', '../call.ts')
    after = addImport(after, 'listingEntrySchema', '../entities/product/listingEntry.ts')
    after = addImport(after, 'limitSchema', '../entities/primitives.ts')
    for (const limit of ['LIST_LIMIT', 'LIST_LIMIT_MAXIMUM']) after = addImport(after, limit, '../limits.ts')
    return after.includes("import * as v from 'valibot'") ? after : `import * as v from 'valibot'\n${after}`
  })
  draft.edit(handlerFile, (text) => {
    let after = append(text, `export const ${handlers}`, template('handler.txt', { ...names }))
    after = addImport(after, 'mostWishlisted', '../catalogue/catalogue.ts')
    return addImport(after, 'reads', './handler.ts')
  })
  draft.edit('tests/spec/ourCalls.ts', (text) =>
    append(
      text,
      'export const ourCalls',
      `{ call: 'GET ${path}', why: 'The documents name no call for ${names.title.toLowerCase()}.' },`,
    ),
  )
  draft.create(
    `tests/mocks/handlers/${section}/${names.camel}.test.ts`,
    template('callTest.txt', { ...names, path }),
  )

  return [
    `Describe path, parameters and reply: ${names.camel} in ${callFile}`,
    `Answer from the state of the shop, or refuse: ${names.camel} in ${handlerFile}`,
    `Give the reason for the call: tests/spec/ourCalls.ts, then \`npm run docs\``,
    `Use it: request(${calls}.${names.camel}, { query: { limit: '3' } })`,
    `With parameters or a body, add an input to tests/mocks/replies/, with errors one for each to tests/mocks/errorInputs/`,
  ]
}
