import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveStatic, type StaticServer } from '../../build/staticServer.ts'
import { dist } from '../buildManifest.ts'
import { blockOf } from '../docs/kinds.ts'
import { readPage, tableWith } from '../docs/markdown.ts'

const files = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(dist.length + 1)
      .replaceAll('\\', '/'),
  )

const spansIn = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)

/** A file of the build that a cell of the table speaks of: `assets/*`, `.html`, `sw.js`. */
function exampleOf(span: string): string {
  const fits = span.endsWith('*')
    ? (file: string) => file.startsWith(span.slice(0, -1))
    : (file: string) => file === span || (span.startsWith('.') && file.endsWith(span))
  const found = files.find(fits)
  if (found === undefined) throw new Error(`docs/publish-a-demo.md: the build has no file like ${span}.`)
  return found
}

/** Each kind of file in the table of headers, with the header. */
const rows = tableWith('docs/publish-a-demo.md', '`cache-control`').flatMap(([names = '', header = '']) =>
  spansIn(names).map((name) => [name, exampleOf(name), spansIn(header)[0] ?? ''] as const),
)

describe('the table of headers', () => {
  let host: StaticServer
  beforeAll(async () => {
    host = await serveStatic({ folder: dist })
  })
  afterAll(() => host.close())

  test.each(rows)('%s (%s) is served with %s, as in the journeys', async (_name, file, header) => {
    const response = await fetch(new URL(file, host.url), { method: 'HEAD' })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, header])
  })
})

interface Location {
  isPattern: boolean
  path: string
  directives: string[]
}

/** The locations of an nginx configuration; throws for a line that is neither a block nor a directive with its semicolon. */
function locationsIn(configuration: string): Location[] {
  const locations: Location[] = []
  const open: ('server' | Location)[] = []
  for (const line of configuration.split('\n').map((text) => text.replace(/#.*$/, '').trim())) {
    const [, tilde, path] = /^location (~ )?(\S+) \{$/.exec(line) ?? []
    const block = open.at(-1)
    if (path !== undefined) {
      const location = { isPattern: tilde !== undefined, path, directives: [] }
      locations.push(location)
      open.push(location)
    } else if (line === 'server {') open.push('server')
    else if (line === '}' && block) open.pop()
    else if (line.endsWith(';') && block) {
      if (block !== 'server') block.directives.push(line.slice(0, -1))
    } else if (line !== '') throw new Error(`This is no line of an nginx configuration: ${line}`)
  }
  if (open.length > 0) throw new Error('A block of the nginx configuration is not closed.')
  return locations
}

/** nginx takes the first pattern that matches, else the longest prefix. */
const locationOf = (path: string, locations: readonly Location[]): Location | undefined =>
  locations.find((location) => location.isPattern && new RegExp(location.path).test(path)) ??
  locations
    .filter((location) => !location.isPattern && path.startsWith(location.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]

describe('the nginx configuration', () => {
  const locations = locationsIn(blockOf('nginx').text)

  test.each(rows)('%s (%s) has the header %s of the table', (_name, file, header) => {
    const { directives = [] } = locationOf(`/shop/${file}`, locations) ?? {}
    expect(directives.map((directive) => directive.replaceAll('"', ''))).toContain(
      `add_header cache-control ${header}`,
    )
  })

  test('an unknown path gets the page', () => {
    const { directives = [] } = locationOf('/shop/cart/unknown', locations) ?? {}
    expect(directives).toContain('try_files $uri $uri/ /shop/index.html')
    expect(files).toContain('index.html')
  })
})

describe('what the README says about dist/', () => {
  const readme = readPage('README.md').replaceAll(/\s+/g, ' ')
  const sizes = files.map((file) => [file, statSync(join(dist, file)).size] as const)
  const weigh = (fits: (file: string) => boolean) =>
    sizes.reduce((sum, [file, size]) => sum + (fits(file) ? size : 0), 0) / 1e6
  const isHtml = (file: string) => file.endsWith('.html')
  const isPicture = (file: string) => /^(packs|illustrations)\//.test(file)
  const isCode = (file: string) => /^assets\/[^/]+\.(js|css)$/.test(file)

  test.each([
    ['all files in MB', /weighs about (\d+) MB/, weigh(() => true)],
    ['all files', /MB in ([\d,]+) files/, files.length],
    ['pages in MB', /(\d+) MB are [\d,]+ prerendered HTML pages/, weigh(isHtml)],
    ['pages', /MB are ([\d,]+) prerendered HTML pages/, files.filter(isHtml).length],
    [
      'the data of pages in MB',
      /(\d+) MB their data/,
      weigh((file) => file.startsWith('assets/prerendered/')),
    ],
    ['pictures in MB', /(\d+) MB pictures/, weigh(isPicture)],
    ['scripts and styles in MB', /(\d+) MB the scripts and styles/, weigh(isCode)],
  ])('%s: within a tenth', (_what, said, actual) => {
    const figure = Number((said.exec(readme)?.[1] ?? 'not said').replace(',', ''))
    expect(Math.abs(actual - figure), `README.md says ${figure}; it is ${actual}.`).toBeLessThan(
      Math.max(0.1 * actual, 0.5),
    )
  })
})
