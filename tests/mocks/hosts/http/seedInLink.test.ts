import { expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from '../../../../mocks/hosts/http/http.ts'
import { withHttpShop } from './httpShop.ts'
import { mockCommands } from './mockCommands.ts'

let shop: HttpServer
withHttpShop((opened) => {
  shop = opened
})

const mock = mockCommands(() => shop.url)

/** The seeds that a server's repro link names. */
async function seedsIn({ url }: HttpServer): Promise<(string | null)[]> {
  const { link } = (await (await fetch(new URL('/__mock/link', url))).json()) as { link: string }
  const { searchParams } = new URL(link, url)
  return ['seed', 'goods'].map((name) => searchParams.get(name))
}

test('the repro link has the seed of the shop, and the products’ own', async () => {
  expect(await seedsIn(shop)).toEqual([null, null])
  await mock('/seed', { seed: 7 })
  expect(await seedsIn(shop)).toEqual(['7', null])
  await mock('/seed', { seed: 7, goods: 9 })
  expect(await seedsIn(shop)).toEqual(['7', '9'])
  await mock('/reset', {})
  expect(await seedsIn(shop)).toEqual([null, null])
})

test('the repro link of a server that was started with a seed has it', async () => {
  const seeded = await startHttpServer({ port: 0, seed: 7 })
  const run = mockCommands(() => seeded.url)
  try {
    expect(await seedsIn(seeded)).toEqual(['7', null])
    await run('/clear', {})
    expect(await seedsIn(seeded)).toEqual(['7', null])
    await run('/seed', { seed: 8 })
    expect(await seedsIn(seeded)).toEqual(['8', null])
    await run('/reset', {})
    expect(await seedsIn(seeded)).toEqual(['7', null])
  } finally {
    await seeded.close()
  }
})
