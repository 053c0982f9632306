import { describe, expect, test } from 'vitest'
import { baseOf, isForVisitor } from '../../build/head/prerenderedPage.ts'
import { markupOf, relativeTo } from '../../build/prerender/markup.ts'

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

describe('which visitor fits fits', () => {
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
    )
    expect(body.match(/data:[^"]*/g)).toEqual([inPage(largest)])
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
