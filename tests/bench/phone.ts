import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { browserFlags } from '../../build/browserFlags.ts'
import { findBrowser } from '../../build/findBrowser.ts'
import type { Row } from './row.ts'
import { quantile } from './statistics.ts'

const ROUNDS = 5

/** Lighthouse's medians of one page: scores from 0 to 100, times in ms. */
interface Figures {
  performance: number
  lowestOther: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** The speed that Lighthouse measures for the machine: in the thousands where its figures are useful. */
  speed: number
}

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>): number =>
  typeof address === 'object' && address ? address.port : 0

/** A port without a listener. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server.address())
      server.close(() => resolve(port))
    })
  })

/** One visit on a phone, in a browser with an empty cache. */
async function visit(address: string): Promise<Figures> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(address, { port, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse has no result for ${address}`)
    const { audits, categories, environment } = result.lhr
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    const score = (category: string) => 100 * (categories[category]?.score ?? Number.NaN)
    return {
      performance: score('performance'),
      lowestOther: Math.min(...['accessibility', 'best-practices', 'seo'].map(score)),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
      speed: environment.benchmarkIndex,
    }
  } finally {
    await browser.close()
  }
}

/** The first prerendered product page. */
async function someProduct(url: string): Promise<string> {
  const map = await (await fetch(new URL('sitemap.xml', url))).text()
  const path = /<loc>[^<]*?\/(product\/[^<]+)<\/loc>/.exec(map)?.[1]
  if (!path) throw new Error('The build has no prerendered product')
  return path
}

const row = (page: string, what: string, held: Omit<Row, 'what'>): Row => ({
  what: `Lighthouse, ${page}: ${what}`,
  ...held,
})

/** The targets of every page, and the best that other shops reach. */
const always = (page: string, { performance, cls }: Figures, least: number): Row[] => [
  row(page, 'performance', { unit: '', value: performance, target: least, isFloor: true, peer: 95 }),
  row(page, 'layout shift', { unit: '', value: cls, target: 0, peer: 0 }),
]

const largestPaint = (page: string, { lcp }: Figures, target: number): Row =>
  row(page, 'largest contentful paint', { unit: 'ms', value: lcp, target, peer: 3011 })

const ofPrerendered = (page: string, figures: Figures): Row[] => [
  ...always(page, figures, 99),
  row(page, 'the lowest of the other three', {
    unit: '',
    value: figures.lowestOther,
    target: 100,
    isFloor: true,
    peer: 96,
  }),
  row(page, 'first contentful paint', { unit: 'ms', value: figures.fcp, target: 750, peer: 757 }),
  largestPaint(page, figures, 900),
  row(page, 'blocking time', { unit: 'ms', value: figures.tbt, target: 50, peer: 19 }),
]

/** Cart and account are excluded from search engines, which Lighthouse counts as a fault. */
const ofDeepLink = (page: string, figures: Figures): Row[] => [
  ...always(page, figures, 97),
  largestPaint(page, figures, 2300),
]

/** A page, and the rows for its figures. */
interface Opened {
  what: string
  path: string
  rows: (page: string, figures: Figures) => Row[]
}

const home: Opened = { what: 'home', path: '', rows: ofPrerendered }

/** A page that is not prerendered waits for shop, mock and catalogue. */
const ofOther = (page: string, figures: Figures): Row[] => [
  row(page, 'layout shift', { unit: '', value: figures.cls, target: 0 }),
  row(page, 'largest contentful paint', { unit: 'ms', value: figures.lcp, target: 2600 }),
]

/** Lighthouse's phone on the most visited pages and on deep links: medians of five. */
export async function measurePhone(_browser: Browser, url: string): Promise<Row[]> {
  const pages: Opened[] = [
    home,
    { what: 'department', path: 'products/category/130000/dairy-eggs', rows: ofPrerendered },
    { what: 'product', path: await someProduct(url), rows: ofPrerendered },
    { what: 'cart', path: 'cart', rows: ofDeepLink },
    { what: 'a search that many make', path: 'products/search/milk', rows: ofDeepLink },
    { what: 'a search of several words', path: 'products/search/root%20vegetables', rows: ofDeepLink },
    { what: 'a search that was not prerendered', path: 'products/search/low%20fat%20milk', rows: ofOther },
    { what: 'account, before the login', path: 'account', rows: ofDeepLink },
  ]
  return measurePages(url, pages, ROUNDS)
}

/** Lighthouse's phone on the home page, once. */
export const measureHomeQuickly = (_browser: Browser, url: string): Promise<Row[]> =>
  measurePages(url, [home], 1)

/** The medians of this many visits of each page, alternating between pages. */
async function measurePages(url: string, opened: readonly Opened[], rounds: number): Promise<Row[]> {
  const pages = opened.map((page) => ({ ...page, visits: [] as Figures[] }))
  // The first compression of a file uses a whole core, and would count as a slow page.
  for (const { path } of pages) await visit(new URL(path, url).href)
  for (let round = 0; round < rounds; round += 1)
    for (const { path, visits } of pages) visits.push(await visit(new URL(path, url).href))
  const medianOf = (visits: readonly Figures[]) => (name: keyof Figures) =>
    quantile(
      visits.map((one) => one[name]),
      0.5,
    )
  const all = medianOf(pages.flatMap(({ visits }) => visits))
  const machine: Row = {
    what: 'The machine, by Lighthouse’s index',
    unit: '',
    value: Math.round(all('speed')),
  }
  return [
    machine,
    ...pages.flatMap(({ what, rows, visits }) => {
      const median = medianOf(visits)
      return rows(what, {
        performance: median('performance'),
        lowestOther: median('lowestOther'),
        fcp: median('fcp'),
        lcp: median('lcp'),
        tbt: median('tbt'),
        cls: median('cls'),
        speed: median('speed'),
      })
    }),
  ]
}
