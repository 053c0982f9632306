import { CannotWrite } from './files.ts'
import { namesOf } from './names.ts'
import type { Template } from './template.ts'

/** `GET /api/<name>`, with its handler and its test. It answers the products that shoppers ask for most, until you change it. */
export const endpoint: Template = {
  usage: 'endpoint <name> [--section catalogue]',
  about: 'a call GET /api/<name>, its handler and its test',
  write(files, name, { section = 'catalogue' }) {
    const names = namesOf(name)
    if (!names) throw new CannotWrite(`"${name}" is no name of an endpoint. Write it like this: gift-cards`)
    const calls = `src/contract/calls/${section}.ts`
    const handlers = `mocks/handlers/${section}.ts`
    const call = `list${names.pascal}`
    files.append(
      calls,
      'Calls = {',
      `
  /** What it answers, and to whom. The documents have no such call: tests/spec/callRows.ts has the reason. */
  ${call}: call('GET', '/api/${names.kebab}', {
    reply: v.object({ products: v.array(listingEntrySchema) }),
    documented: false,
  }),`,
    )
    files.importFrom(calls, 'listingEntrySchema', '../entities/listingEntry.ts')
    files.append(
      handlers,
      'HandlersOf<',
      `
  ${call}: reads(({ shelf }) => ({
    products: shelf.goods
      .popular()
      .slice(0, LIST_LIMIT)
      .flatMap(({ leadGid }) => shelf.entry(leadGid) ?? []),
  })),`,
    )
    files.importFrom(handlers, 'LIST_LIMIT', '../../src/contract/limits.ts')
    files.importFrom(handlers, 'reads', './handler.ts')
    files.append(
      'tests/spec/callRows.ts',
      'export const ourCalls',
      `  { call: 'GET /api/${names.kebab}', why: '${names.words}: say why the shop needs this call.' },`,
    )
    files.create(
      `tests/mocks/${names.camel}.test.ts`,
      `import { expect, test } from 'vitest'
import { openServer, shopper } from './shopper.ts'

test('${names.words}: anyone may ask, and gets six products that are in the catalogue', async () => {
  const server = openServer()
  const ana = shopper(server)
  const { status, body } = await ana.ask<{ products: object[] }>('GET', '/api/${names.kebab}')
  expect(status).toBe(200)
  expect(body.products).toHaveLength(6)
  expect(server.drifts).toEqual([])
})
`,
    )
    return [
      `${calls}: the real reply of ${call}, and the errors that it may answer with`,
      `${handlers}: what it answers; \`throw refuse(404, 'not_found')\` refuses`,
      `tests/spec/callRows.ts: why the shop needs a call that the documents do not have`,
      `tests/mocks/${names.camel}.test.ts: what a caller should see`,
    ]
  },
}
