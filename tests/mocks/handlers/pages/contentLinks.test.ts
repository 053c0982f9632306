import { expect, test } from 'vitest'
import { blogPosts } from '../../../../fixtures/content/blog.ts'
import { faqs } from '../../../../fixtures/content/faqs.ts'
import { landings } from '../../../../fixtures/tables/landings.ts'
import { Header } from '../../../../src/contract/headers.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'

const TEXTS = [
  'faqs',
  'terms-conditions',
  'privacy-policy-eng',
  'privacy-policy-malay',
  'refund-policy',
  'ccpa',
]
const PLAIN = ['/why-shop-boxed', '/business', '/unauthorized', '/404', '/unsupported', '/mobile-support']
const BLOG = ['/blog', '/blog/recipes', '/blog/market', '/blog/kitchen']

const pages = [
  ...TEXTS.map((slug) => `/t/${slug}`),
  ...PLAIN,
  ...BLOG,
  ...blogPosts.map(({ slug }) => `/blog/${slug}`),
  ...landings.map(({ slug }) => `/m/${slug}`),
]

const linksOf = (text: string) => Array.from(text.matchAll(/href=\\?"(\/[^"\\]*)/g), ([, path = '']) => path)

async function textAt(ana: Shopper, path: string, language: string): Promise<string> {
  const { data } = (await ana.page(path, { [Header.LANGUAGE]: language })).body
  const { base: _base, ...rest } = data ?? {}
  return JSON.stringify(rest)
}

test.each(['en', 'ms', 'zh'])(
  'every link in the shop’s texts leads directly to a page, in %s',
  async (language) => {
    const ana = shopper(openServer())
    const links = new Set<string>()
    for (const page of pages) for (const link of linksOf(await textAt(ana, page, language))) links.add(link)
    expect(links.size).toBeGreaterThan(10)
    for (const link of links) {
      const { status, body } = await ana.page(link)
      expect([link, status, body.redirect]).toEqual([link, 200, undefined])
    }
  },
)

test('all products of the blog are for sale', async () => {
  const ana = shopper(openServer())
  for (const { slug, products } of blogPosts) {
    const { blog } = (await ana.page(`/blog/${slug}`)).body.data ?? {}
    expect(
      blog?.post?.products.map(({ variant }) => variant.product.name),
      slug,
    ).toHaveLength(products.length)
  }
})

test('the questions are the same in every language, under the same addresses', () => {
  const shape = (language: 'en' | 'ms' | 'zh') => faqs[language].map(([, questions]) => questions.length)
  expect(shape('ms')).toEqual(shape('en'))
  expect(shape('zh')).toEqual(shape('en'))
})

test('a notice in one language names that language, where it is not the shopper’s', async () => {
  const ana = shopper(openServer())
  const languageOf = async (slug: string, asked: string) =>
    (await ana.page(`/t/${slug}`, { [Header.LANGUAGE]: asked })).body.data?.content?.language
  expect(await languageOf('privacy-policy-malay', 'en')).toBe('ms')
  expect(await languageOf('privacy-policy-malay', 'ms')).toBeUndefined()
  expect(await languageOf('privacy-policy-eng', 'zh')).toBe('en')
  expect(await languageOf('terms-conditions', 'zh')).toBeUndefined()
})
