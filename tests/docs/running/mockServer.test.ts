import { describe, expect, test } from 'vitest'
import { Header } from '../../../src/contract/headers.ts'
import { blockOf, blocksOf, kindsOf } from '../kinds.ts'
import { allBlocks } from '../markdown.ts'
import { folderOfCurl } from '../curl.ts'
import { run, start } from '../shell.ts'

const LISTENING = /The mocked shop: (http:\/\/\S+\/)\nIts controls: .*\n/

describe('npm run mock-server', () => {
  test('prints what the docs show', async () => {
    const [printed, url = ''] = await start('npm run mock-server', LISTENING, { env: { PORT: '0' } })
    expect(printed.trim()).toBe(blockOf('printed').text.replaceAll('http://localhost:4400/', url))
  })

  test('accepts all options of the docs', async () => {
    const documented = 'npm run mock-server -- --port 5000 --host 0.0.0.0 --seed 7 --size 5000'
    const [, url = ''] = await start(documented.replace('5000', '0'), LISTENING)
    const shop = `http://127.0.0.1:${new URL(url).port}`
    expect(await (await fetch(`${shop}/__mock/size`)).json()).toEqual({
      variants: 5_000,
      catalogueSeed: 7,
    })
    // Written by hand are 45 products with milk.
    const found = await fetch(`${shop}/products/search/milk`, { headers: { [Header.PAGE_DATA]: 'true' } })
    const { data } = (await found.json()) as {
      data: { search: { listing: { productsTotalCount: number } } }
    }
    expect(data.search.listing.productsTotalCount).toBeGreaterThan(100)
  })

  test('is compared with the mock as a real server', async () => {
    const [, url = ''] = await start('npm run mock-server', LISTENING, { env: { PORT: '0' } })
    const { status, text } = await run(`npm run compare -- --url ${url} --call variantById`)
    expect(text).toContain('2 requests of 1 calls: 0 differences.')
    expect(status).toBe(0)
  })

  test('serves the OpenAPI document', async () => {
    const [, url = ''] = await start('npm run mock-server', LISTENING, { env: { PORT: '0' } })
    const document = (await (await fetch(`${url}__mock/openapi.json`)).json()) as { paths: object }
    expect(document.paths).toHaveProperty(['/api/carts/sync', 'get', 'operationId'], 'syncCart')
  })

  test('returns the JSON below each curl command', async () => {
    expect(blocksOf('curl').length).toBe(blocksOf('reply').length)
    const [, url = ''] = await start('npm run mock-server', LISTENING, { env: { PORT: '0' } })
    const blocks = allBlocks().filter((block) => /^(curl|reply)$/.test(kindsOf(block).join()))
    const programs = await folderOfCurl()
    // Later commands use the variables of earlier ones: it is one shell session, with a line between the replies.
    const session = blocks.flatMap(({ text, language }) => (language === 'sh' ? [text, 'echo "---"'] : []))
    const script = session.join('\n').replaceAll('http://localhost:4400', url.replace(/\/$/, ''))
    const { status, text } = await run(script, { programs })
    expect(status, text).toBe(0)
    const replies = text
      .split('---\n')
      .slice(0, -1)
      .map((reply): unknown => JSON.parse(reply))
    expect(replies).toEqual(
      blocks.flatMap(({ language, text: expected }) =>
        language === 'json' ? [JSON.parse(expected) as unknown] : [],
      ),
    )
  })
})
