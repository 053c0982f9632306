import { describe, expect, test } from 'vitest'
import { baseOf, isForVisitor } from '../../build/head/prerenderedPage.ts'
import { byData } from '../../build/prerender/byData.ts'
import { lean } from '../../build/prerender/lean.ts'
import { markupOf, relativeTo } from '../../build/prerender/markup.ts'
import { packPages } from '../../build/prerender/packPages.ts'
import { unpacked } from '../../src/boot/packedPages.ts'

describe('the base path, from the address of the opened page', () => {
  test.each([
    ['/', '/', null, '/'],
    ['/demo/', '/', null, '/demo/'],
    ['/demo', '/', null, null],
    ['/demo/', '/', '/shop/', null],
    ['/product/1/tea', '/product/1/tea', null, '/'],
    ['/product/1/tea/', '/product/1/tea', null, '/'],
    ['/demo/pasar/product/1/tea/', '/product/1/tea', null, '/demo/pasar/'],
    ['/shop/product/1/tea', '/product/1/tea', '/shop/', '/shop/'],
    ['/product/1/tea', '/product/1/tea', '/shop/', null],
    ['/product/1/t%65a', '/product/1/tea', null, '/'],
    ['/product/1/%E0%A4%A', '/product/1/tea', null, null],
    ['/product/1/tea/pages/2-2', '/product/1/tea', null, null],
    ['/shop/products/search/green%20tea/', '/products/search/green tea', null, '/shop/'],
    ['/products/search/Green%20Tea', '/products/search/green tea', null, null],
    ['/byproduct/1/tea', '/product/1/tea', null, null],
  ])('%s is %s under %s: %s', (pathname, path, fixed, base) => {
    expect(baseOf(pathname, path, fixed)).toBe(base)
  })
})

describe('which visitor a prerendered page fits', () => {
  const page = { kept: { own: '07083 sale', searches: '' }, controlled: 'controlled' }
  const stranger = { language: 'en', search: '', remembered: () => null }
  test('it fits a guest’s in English', () => {
    expect(isForVisitor(page, stranger)).toBe(true)
    expect(isForVisitor(page, { ...stranger, language: 'ms' })).toBe(false)
    expect(isForVisitor(page, { ...stranger, search: '?persona=returning' })).toBe(false)
  })

  test.each([
    ['nothing kept', {}, true],
    ['kept what the page was drawn with', { own: '07083 sale' }, true],
    ['a cart', { own: 'yes' }, false],
    ['another place', { own: '50450 sale' }, false],
    ['a banner hidden', { own: '07083' }, false],
    ['searched before', { searches: '["milk"]' }, false],
    ['a persona in this tab', { controlled: 'yes' }, false],
  ])('%s', (_, kept: Readonly<Record<string, string>>, isTheirs) => {
    expect(isForVisitor(page, { ...stranger, remembered: (key) => kept[key] ?? null })).toBe(isTheirs)
  })
})

describe('React’s HTML is split', () => {
  const readPicture = (src: string) => `<svg id="${src}" fill="url(#a)" width="50%"/>`
  const inPage = (src: string) => `data:image/svg+xml,<svg id='${src}' fill='url(%23a)' width='50%25'/>`

  test('into head and body, where the first picture is inlined and the others of the first view deferred', () => {
    const { head, body } = markupOf(
      '<link rel="preload" as="image" href="/a.svg"/><title>Tea</title><meta property="og:url" content="/tea"/><meta name="description" content="x"/><main><img src="/a.svg" alt="" loading="eager" decoding="async"/><img src="/c.svg" loading="eager"/><img src="/b.svg" loading="lazy"/></main>',
      readPicture,
      'inlined',
    )
    expect(head).toBe('<title>Tea</title><meta name="description" content="x"/>')
    expect(body).toBe(
      `<main><img src="${inPage('/a.svg')}" alt="" loading="eager" decoding="sync"/><img src="/c.svg" loading="lazy" data-early/><img src="/b.svg" loading="lazy"/></main>`,
    )
  })

  test.each([
    ['the one that is to be fetched before others, and not the first', 400, '/named.svg'],
    ['the one beside it if that is as large and lighter', 200, '/n.svg'],
  ])('%s', (_, width, largest) => {
    const { body } = markupOf(
      `<img src="/a.svg" width="200" loading="eager"/><img src="/named.svg" width="200" loading="eager" fetchPriority="high"/><img src="/n.svg" width="${width}" loading="eager"/><img src="/" width="200" loading="eager"/>`,
      readPicture,
      'inlined',
    )
    expect(body.match(/data:[^"]*/g)).toEqual([inPage(largest)])
  })
})

test('a picture in its own file is preloaded, and no other', () => {
  const { body } = markupOf(
    '<img src="/a.svg" loading="eager"/><img src="/c.svg" loading="eager"/>',
    String,
    'linked',
  )
  expect(body).toBe('<img src="/a.svg" loading="eager"/><img src="/c.svg" loading="lazy" data-early/>')
})

test.each([
  ['quotes', '<a class="x y" href="/tea" data-on="">Tea</a>', '<a class="x y" href=/tea data-on>Tea</a>'],
  ['the end of an empty element', '<img src="/a.svg" alt=""/>', '<img src=/a.svg alt>'],
  ['the end tags of items', '<ul><li>a</li><li>b</li></ul><p>c</p>', '<ul><li>a<li>b</ul><p>c</p>'],
  ['the end tags of shapes', '<svg><path d="M0 0" x="1"></path></svg>', '<svg><path d="M0 0" x=1 /></svg>'],
  ['nothing of a text', '<p title="a=b">x="1" &lt;</p><!--$-->', '<p title="a=b">x="1" &lt;</p><!--$-->'],
])('a page has no %s that HTML does not need', (_, html, written) => {
  expect(lean(html)).toBe(written)
})

describe('the data of pages in one file', () => {
  const milk = { name: 'Fresh milk of this morning', tags: ['cold', 'white'] }
  const one = { page: 'one', goods: [milk, { ...milk, tags: ['cold', 'white'] }], note: null }
  const other = { page: 'other', best: milk }

  test('contains repeated values once, and each page gets its whole data back', () => {
    const packed = packPages({ '/one': one, '/other': other })
    expect(packed).toEqual({
      pages: {
        '/one': { page: 'one', goods: [{ $: 0 }, { $: 0 }], note: null },
        '/other': { page: 'other', best: { $: 0 } },
      },
      parts: [milk],
    })
    expect(unpacked(packed, '/one')).toEqual(one)
    expect(unpacked(packed, '/other')).toEqual(other)
  })

  test('has references to parts with references, and to long texts', () => {
    const text = 'Keep chilled, and drink within four days.'
    const pages = { '/a': { x: { milk, text }, y: { milk, text } }, '/b': { best: milk, said: text } }
    const packed = packPages(pages)
    expect(packed.parts).toEqual([milk, text, { milk: { $: 0 }, text: { $: 1 } }])
    expect(unpacked(packed, '/a')).toEqual(pages['/a'])
    expect(unpacked(packed, '/b')).toEqual(pages['/b'])
  })

  test('belongs to the variants of one product, or to one page', () => {
    expect(
      byData(['/product/425727401/tea', '/blog', '/product/425727501/jam', '/product/425727402/tea-big']),
    ).toEqual([
      ['/product/425727401/tea', '/product/425727402/tea-big'],
      ['/blog'],
      ['/product/425727501/jam'],
    ])
  })
})

test('addresses become relative to the page’s folder, except links to other sites', () => {
  const html =
    '<a href="/cart">/cart</a><a href="//other">o</a><a href="#main">m</a><source srcSet="/a.svg"/><script type="application/ld+json">{"url":"/tea","c":"https://schema.org"}</script>'
  expect(relativeTo('/product/1/tea', html)).toBe(
    '<a href="../../../cart">/cart</a><a href="//other">o</a><a href="#main">m</a><source srcSet="../../../a.svg"/><script type="application/ld+json">{"url":"../../../tea","c":"https://schema.org"}</script>',
  )
  expect(relativeTo('/', '<a href="/">h</a>')).toBe('<a href="./">h</a>')
})
