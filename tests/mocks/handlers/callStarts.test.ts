import { expect, test } from 'vitest'
import { startsIn } from '../../../mocks/handlers/startsIn.ts'
import { match } from '../../../mocks/server/match.ts'
import { callParts, callTable } from '../../../src/contract/callTable.ts'

const none = Object.fromEntries(Object.keys(callParts).map((part) => [part, {}])) as Record<
  keyof typeof callParts,
  Record<string, { path: string }>
>

test('one matching part is enough; a term of several words needs the next one', () => {
  const parts = {
    ...none,
    auth: { login: { path: '/api/login' }, google: { path: '/api/login/google' } },
    lists: { favorite: { path: '/api/product/add-favorite' } },
    catalogueLists: { related: { path: '/api/product/:id/related' }, all: { path: '/api/product' } },
    catalogue: { sellerPage: { path: '/api/:sellerSlug/pages/:range' } },
  }
  expect(startsIn(parts)).toEqual({
    login: ['auth'],
    'product/add-favorite': ['lists'],
    'product/:': ['catalogueLists'],
    'product/': ['catalogueLists'],
    ':': ['catalogue'],
  })
})

test.each(Object.entries(callTable))('the path of %s finds it', async (name, { methods, path }) => {
  const asked = path.replaceAll(/:[a-zA-Z]+/g, 'abc')
  for (const method of methods)
    expect(await match(method, asked)).toMatchObject({ kind: 'found', handledCall: { name } })
})
