import { existsSync, globSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOf } from './kinds.ts'
import { codeSpans, documents, pageOf, root } from './markdown.ts'

const isThere = (path: string): boolean =>
  path.includes('*') || path.includes('{')
    ? globSync(path, { cwd: root }).length > 0
    : existsSync(join(root, path))

const withoutCode = (text: string) => text.replaceAll(/`[^`]*`/g, '')

describe('links', () => {
  test.each(documents)('%s links to files that exist', (file) => {
    const targets = Array.from(
      withoutCode(pageOf(file).prose).matchAll(/\]\(([^)\s]+)\)/g),
      ([, target = '']) => target.replace(/#.*$/, ''),
    )
    const broken = targets.filter(
      (target) => target !== '' && !/^[a-z]+:/.test(target) && !isThere(posix.join(dirname(file), target)),
    )
    expect(broken).toEqual([])
  })
})

/** Files that a reader writes, and folders that commands make. */
const readers = new Set(['cart.spec.ts', 'tests/mocks/mine.test.ts', 'dist-openapi/openapi.json'])
/** `tests/bundle/documentedHosting.test.ts` checks the files of a build. */
const isBuilt = (path: string) =>
  /^(dist|assets|packs|illustrations)\//.test(path) || path.startsWith('product/')
const builtFiles = new Set(['404.html', 'sw.js', 'mockServiceWorker.js', 'sitemap.xml', '.html'])

const topLevel = new Set(readdirSync(root))
const named = new Set(
  globSync('{src,mocks,fixtures,locales,tests,build,docs}/**/*.*', { cwd: root })
    .concat([...topLevel])
    .map((path) => posix.basename(path.replaceAll('\\', '/'))),
)

const isPath = (code: string) =>
  /^[\w.@*{},-]+(\/[\w.@*{},…-]*)+$/.test(code) && topLevel.has(code.split('/')[0] ?? '')
const isFileName = (code: string) => /^[\w.-]+\.(ts|tsx|mts|js|json|html|css|md|yml|svg|xml)$/.test(code)

describe('paths', () => {
  test.each(documents)('%s names files and folders that exist', (file) => {
    const spans = codeSpans(file).filter(
      (code) => !readers.has(code) && !builtFiles.has(code) && !isBuilt(code),
    )
    const missing = spans.filter(
      (code) => (isPath(code) && !isThere(code)) || (isFileName(code) && !named.has(code)),
    )
    expect(missing, 'Correct the path, or list an invented one in tests/docs/paths.test.ts.').toEqual([])
  })
})

test.each(blocksOf('tree').map((block) => [`${block.file}:${block.line}`, block.text] as const))(
  'every file and folder of the tree at %s exists',
  (_place, text) => {
    const folders: string[] = []
    const paths = text.split('\n').flatMap((line) => {
      const [, indent = '', name = ''] = /^( {0,6})(\S+)(?: |$)/.exec(line) ?? []
      if (name === '') return []
      const depth = indent.length / 2
      folders.splice(depth, Infinity, name)
      return [folders.slice(0, depth + 1).join('')]
    })
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((path) => !isThere(path))).toEqual([])
  },
)
