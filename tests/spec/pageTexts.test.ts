import { expect, test } from 'vitest'
import { Header } from '../../src/contract/headers.ts'
import { openServer, shopper } from '../mocks/shopper.ts'

test.each(['en', 'ms', 'zh'])('the texts exist in %s, without placeholders', async (language) => {
  const ana = shopper(openServer())
  const slugs = [
    'faqs',
    'terms-conditions',
    'privacy-policy-eng',
    'privacy-policy-malay',
    'refund-policy',
    'ccpa',
  ]
  const paths = [
    ...slugs.map((slug) => `/t/${slug}`),
    '/blog',
    '/blog/recipes',
    '/mobile-support',
    '/unsupported',
  ]
  for (const path of paths) {
    const { data } = (await ana.page(path, { [Header.LANGUAGE]: language })).body
    const { base: _base, ...rest } = data ?? {}
    expect(JSON.stringify(rest), path).not.toMatch(/\{(email|careline|title|summary)\}/)
    expect(JSON.stringify(rest).length, path).toBeGreaterThan(400)
  }
})

test('each privacy notice has its own language, English or Malay', async () => {
  const ana = shopper(openServer())
  const titleOf = async (slug: string) =>
    (await ana.page(`/t/${slug}`, { [Header.LANGUAGE]: 'zh' })).body.data?.content?.title
  expect(await titleOf('privacy-policy-eng')).toBe('Privacy policy')
  expect(await titleOf('privacy-policy-malay')).toBe('Dasar privasi')
  expect(await titleOf('terms-conditions')).toBe('条款与条件')
})

test('a text has all its sections, or those of the requested pages', async () => {
  const ana = shopper(openServer())
  const contentOf = async (path: string) => (await ana.page(path)).body.data?.content
  const all = await contentOf('/t/terms-conditions')
  expect(all?.sections).toHaveLength(10)
  expect(all?.pages).toEqual({ firstPage: 1, lastPage: 3, pageCount: 3 })
  expect((await contentOf('/t/terms-conditions/pages/1-1'))?.sections).toEqual(all?.sections.slice(0, 4))
  expect(await contentOf('/t/terms-conditions/pages/3-9')).toMatchObject({
    pages: { firstPage: 3, lastPage: 3, pageCount: 3 },
  })
  expect(all?.sections[0]?.html).toContain('mailto:tolong@pasar.example')
  expect((await ana.page('/t/terms-conditions/pages/two')).status).toBe(404)
  expect((await ana.page('/t/no-such-text')).status).toBe(404)
})

test('the blog has all posts, the posts of a topic, and each post', async () => {
  const ana = shopper(openServer())
  const blogOf = async (path: string) => (await ana.page(path)).body.data?.blog
  const { posts = [], pages } = (await blogOf('/blog')) ?? {}
  expect(pages).toEqual({ firstPage: 1, lastPage: 1, pageCount: 1 })
  expect(posts).toHaveLength(6)
  const dates = posts.map(({ publishedOn }) => publishedOn)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const recipes = await blogOf('/blog/recipes')
  expect(recipes?.topic).toEqual({ slug: 'recipes', name: 'Recipes' })
  expect(recipes?.posts.every(({ topic }) => topic.slug === 'recipes')).toBe(true)
  for (const { slug } of posts) {
    expect((await blogOf(`/blog/${slug}`))?.post?.sections.length).toBeGreaterThan(0)
  }
  expect((await ana.page('/blog/no-such-post')).status).toBe(404)
})

test('the branch page lists the shop’s own places, with the pickup counter', async () => {
  const { branches } = (await shopper(openServer()).page('/branch')).body.data ?? {}
  expect(branches?.map(({ warehouseId }) => warehouseId)).toEqual([
    'kl-express',
    'penang-express',
    'johor-local',
    'kl-pickup',
    'shah-alam',
  ])
  expect(branches?.filter(({ isPickup }) => isPickup)).toMatchObject([{ name: 'Pasar Chow Kit' }])
})
