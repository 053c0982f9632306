import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serveStatic } from '../../../build/staticServer.ts'
import { startHttpServer } from '../../../mocks/hosts/http/http.ts'
import { namedCommands } from '../../docs/commands.ts'
import { root } from '../../docs/markdown.ts'
import { copyProject, type ProjectCopy } from '../../setup/copyProject.ts'
import { run } from '../../docs/shell.ts'
import { phone, test } from '../journey.ts'

const commandsOf = (variable: string) =>
  [...namedCommands().keys()].filter((command) => command.startsWith(variable))

/** The part of a documented build command before `npm run build`. */
function settingOf(variable: string): string {
  const [setting = '', ...rest] = (commandsOf(variable)[0] ?? '').split(' ')
  expect(rest.join(' ')).toBe('npm run build')
  return setting
}

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

const dist = () => join(copy.folder, 'dist')
const built = (file: string) => readFileSync(join(dist(), file), 'utf8')

/** Runs a build in the copy that prerenders the given pages only. */
async function build(command: string): Promise<void> {
  const { status, text } = await run(command, { cwd: copy.folder })
  expect(status, text).toBe(0)
}

describe('the builds in the docs', () => {
  test('one build has a fixed path, an address for search engines, and the console for everyone', async ({
    visit,
  }) => {
    const settings = ['BASE=', 'VITE_SITE=', 'VITE_CONSOLE='].map(settingOf)
    await build(`${settings.join(' ')} npm run build -- /blog`)
    expect(built('index.html')).toContain('=/shop/assets/')
    expect(built('index.html')).toContain('<link rel=canonical href=https://example.com/shop/>')
    expect(built('sitemap.xml')).toContain('<loc>https://example.com/shop/blog</loc>')
    const host = await serveStatic({ folder: dist(), under: '/shop/' })
    const page = await visit('/', { ...phone, shop: host.url })
    await page.getByRole('button', { name: 'Mock console' }).waitFor()
    await host.close()
  })

  test('a build uses a real server; here `npm run mock-server`', async ({ visit }) => {
    const [example = '', local = ''] = commandsOf('VITE_API=')
    expect([example, local].map((command) => command.replace(/=\S+/, '='))).toEqual([
      'VITE_API= npm run build',
      'VITE_API= npm run build',
    ])
    const server = await startHttpServer({ port: 0 })
    const address = server.url.replace(/\/$/, '')
    await build(local.replace('http://localhost:4400', address))
    const host = await serveStatic({ folder: dist() })
    const page = await visit('/products/search/milk', { ...phone, shop: host.url })
    await page.getByRole('heading', { level: 1, name: 'Results for “milk”' }).waitFor()
    expect(server.server.journal.entries().map(({ path }) => path)).toContain('/products/search/milk')
    await host.close()
    await server.close()
  })
})

test('`npm run fixtures` writes the catalogue and the illustrations again', async () => {
  const made = ['fixtures/catalogue.json', 'fixtures/illustrations/egg.svg']
  for (const file of made) rmSync(join(copy.folder, file))
  // Drawing all illustrations takes half a minute, so the script gets the one to draw, which is among the simplest.
  const { status, text } = await run('npm run fixtures -- egg', { cwd: copy.folder })
  expect(status, text).toBe(0)
  const [catalogue, egg = ''] = made.map((file) => readFileSync(join(copy.folder, file), 'utf8'))
  expect(catalogue).toBe(readFileSync(join(root, 'fixtures/catalogue.json'), 'utf8'))
  // Other versions of Chromium draw slightly different pixels.
  expect(egg).toMatch(/^<svg [^]*<\/svg>\n$/)
})
