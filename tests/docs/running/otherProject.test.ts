import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserFlags } from '../../../build/browserFlags.ts'
import { findBrowser } from '../../../build/findBrowser.ts'
import { serveStatic } from '../../../build/staticServer.ts'
import { freePort } from '../../setup/freePort.ts'
import { newContext } from '../../setup/newContext.ts'
import { otherProject, type OtherProject } from '../../setup/otherProject.ts'
import { blockOf, blocksOf } from '../kinds.ts'
import { run, start } from '../shell.ts'

const packages = ['msw', 'vite', 'vitest', 'typescript', '@types/node', '@playwright/test']
const types = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2024', 'dom'],
    types: ['node'],
    noEmit: true,
  },
  include: ['*.ts'],
}
const app = `<!doctype html><html lang="en"><title>Other</title><main></main><script type="module" src="/app.js"></script></html>`
const script = `
const headers = { 'x-api-json': 'true' }
const request = new XMLHttpRequest()
request.open('GET', '/api/carts/sync')
request.setRequestHeader('x-api-json', 'true')
request.onload = () => document.body.append('By XMLHttpRequest ' + request.status)
request.send()
const answer = await fetch('/api/carts/sync', { headers })
document.querySelector('main').textContent = answer.ok
  ? (await answer.json()).data.cart.cartVariants.length + ' lines'
  : 'Failed with ' + answer.status
`
let project: OtherProject

const inProject = (command: string) => run(command, { cwd: project.folder })
const inPackage = (pattern: string) =>
  globSync(pattern, { cwd: join(project.folder, 'node_modules/pasar-mock') })
const textOf = (file: string) => readFileSync(join(project.folder, 'node_modules/pasar-mock', file), 'utf8')

async function inBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    return await work(await (await newContext(browser)).newPage())
  } finally {
    await browser.close()
  }
}

beforeAll(async () => {
  project = await otherProject(packages)
  for (const { text } of blocksOf('otherProject'))
    await project.write(/^\/\/ (.+)/.exec(text)?.[1] ?? 'no name', `${text}\n`)
  await project.write('tsconfig.json', JSON.stringify(types))
  await project.write('index.html', app)
  await project.write('app.js', script)
  await project.write('plain.html', blockOf('plainPage').text)
})
afterAll(() => project?.remove())

describe('the package', () => {
  test('contains JavaScript and declarations, and no TypeScript', () => {
    expect(inPackage('**/*.ts').filter((file) => !file.endsWith('.d.ts'))).toEqual([])
    expect(inPackage('lib/createShop.js')).toHaveLength(1)
  })

  test('has no dependencies, and the licences of what it contains', () => {
    expect(JSON.parse(textOf('package.json'))).not.toHaveProperty('dependencies')
    const packed = Array.from(textOf('THIRD-PARTY.md').matchAll(/^## (\S+)/gm), ([, name]) => name)
    expect(packed).toEqual(expect.arrayContaining(['react', 'valibot', 'graphql', '@mswjs/interceptors']))
  })

  test('imports nothing of Node where it also runs in a browser', () => {
    const seen = new Set<string>()
    const follow = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      const imports = textOf(`lib/${file}`).matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)
      for (const [, name = ''] of imports) {
        expect(name, file).not.toMatch(/^node:/)
        if (/^\.\/[\w-]+\.js$/.test(name)) follow(name.slice(2))
      }
    }
    follow('createShop.js')
    expect(seen.size).toBeGreaterThan(100)
  })
})

describe('in another project', () => {
  test('the guide’s files and the declarations have no type errors, and a misspelt persona is one', async () => {
    await project.write(
      'misspelt.ts',
      `import { createShop } from 'pasar-mock'
// @ts-expect-error -- "returning"
await createShop().controls.become('retruning')
`,
    )
    const { status, text } = await inProject('npx tsc -p .')
    expect(text.replaceAll(/^npm warn .*\n/gm, '')).toBe('')
    expect(status).toBe(0)
  })

  test('the test for Vitest passes', async () => {
    const { text } = await inProject('npx vitest run cart.test.ts --testTimeout 60000')
    expect(text).toMatch(/Tests +1 passed/)
  })

  test('the handlers answer an MSW of the project, by the clock of the shop', async () => {
    await project.write(
      'ask.ts',
      `import { server, shop } from './handlers.ts'
server.listen()
const answer = await fetch('http://localhost/', { headers: { 'x-spa-navigation': 'true' } })
const { data } = (await answer.json()) as { data: { base: { serverTime: string } } }
console.log(data.base.serverTime, shop.controls.journal().map(({ call }) => call).join())
server.close()
`,
    )
    const { text } = await inProject('npx node ask.ts')
    expect(text).toContain('2026-12-24T02:00:00.000Z page')
    await project.write('ask.ts', 'export {}\n')
  })

  test('the test for Playwright passes', async () => {
    const config = {
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { launchOptions: { executablePath: findBrowser(), args: browserFlags } },
    }
    await project.write('playwright.config.js', `export default ${JSON.stringify(config)}\n`)
    const { text } = await inProject('npx playwright test cart.spec.ts')
    expect(text).toMatch(/1 passed/)
  })

  test('the port serves the contract, and the plain page reads and changes the cart', async () => {
    const [, address = ''] = await start('npx pasar-mock --port 0', /The mocked shop: (\S+)\//, {
      cwd: project.folder,
    })
    const document = (await (await fetch(`${address}/__mock/openapi.json`)).json()) as { paths: object }
    expect(document.paths).toHaveProperty(['/api/carts/sync', 'get', 'operationId'], 'syncCart')
    await project.write('plain.html', blockOf('plainPage').text.replace('http://localhost:4400', address))
    const host = await serveStatic({ folder: project.folder })
    try {
      await inBrowser(async (page) => {
        await page.goto(`${host.url}plain.html`)
        await page.getByText('2 in the cart', { exact: true }).waitFor()
        await page.goto(`${address}/`)
        await page.getByLabel('Find a call').fill('carts/change')
        await page.getByText('/api/carts/change', { exact: false }).click()
        await page.getByRole('button', { name: 'Try it' }).click()
        await page.getByText(/^200 in \d+ ms$/).waitFor()
        expect(await page.getByRole('group', { name: 'Answer' }).textContent()).toContain('"quantity": 2')
      })
    } finally {
      await host.close()
    }
  })
})

describe('in CI', () => {
  test('the coverage of a server and of saved sessions is reported, and fails below the minimum', async () => {
    const [, address = ''] = await start('npx pasar-mock --port 0', /The mocked shop: (\S+)\//, {
      cwd: project.folder,
    })
    await fetch(`${address}/api/carts/sync`, { headers: { 'x-api-json': 'true' } })
    const ofServer = await inProject(`npx pasar-mock coverage --min 80 --url ${address}`)
    expect(ofServer.text).toMatch(/^1 of \d+ documented endings met/m)
    expect(ofServer.status).toBe(1)
    await project.write('one.json', JSON.stringify({ syncCart: { ok: 1, 'status:200': 1 } }))
    await project.write('two.json', JSON.stringify({ syncCart: { ok: 2, 'status:200': 2 } }))
    const ofFiles = await inProject('npx pasar-mock coverage one.json two.json --called --min 100')
    expect(ofFiles.text).toContain('✓ ok ×3')
    expect(ofFiles.status).toBe(0)
  })
})

describe('with Vite', () => {
  test('the development server answers the page in the page, with the console', async () => {
    const port = await freePort()
    await start(`npx vite --port ${port} --strictPort`, /ready in/, { cwd: project.folder })
    await inBrowser(async (page) => {
      await page.goto(`http://localhost:${port}/?persona=guest-cart`)
      await page.getByText('3 lines').waitFor()
      await page.getByText('By XMLHttpRequest 200').waitFor()
      expect((await page.request.get(`http://localhost:${port}/packs/197044702.svg`)).status()).toBe(200)
      await page.getByRole('button', { name: /Mock console/ }).click()
      await page.getByRole('tab', { name: 'Requests' }).click()
      await page.getByText('/api/carts/sync').first().waitFor()
      // The change from outside reloads the page, which keeps its shop and its faults.
      await page.evaluate(() => window.mock?.arm('syncCart:status:503@always'))
      await page.evaluate(() => void window.mock?.become('guest'))
      await page.getByText('Failed with 503').waitFor()
    })
  })

  test('saved sets are opened one by one, and a link that is not understood fails', async () => {
    const port = await freePort()
    await start(`npx vite --port ${port} --strictPort`, /ready in/, { cwd: project.folder })
    const sets = [
      { name: 'Cart fails', address: '/?mock=syncCart:status:503&persona=guest-cart' },
      { name: 'Not met yet', address: '/?mock=placeOrder:network' },
    ]
    const smoke = async (wanted: object[]) => {
      await project.write(
        'sets.json',
        JSON.stringify({ format: 'pasar-saved-sets', version: 1, sets: wanted }),
      )
      return run(`npx pasar-mock smoke sets.json --url http://localhost:${port}`, {
        cwd: project.folder,
        env: { CHROME_PATH: findBrowser() },
      })
    }
    const passed = await smoke(sets)
    expect(passed.text).toMatch(/^✓ Cart fails: \d+ requests, syncCart:status:503 met$/m)
    expect(passed.text).toMatch(/^✓ Not met yet: \d+ requests, placeOrder:network waits for a step$/m)
    expect(passed.text).toContain('2 of 2 sets passed')
    expect(passed.status).toBe(0)
    const failed = await smoke([...sets, { name: 'Misspelt', address: '/?mock=syncKart:network' }])
    expect(failed.text).toContain('  the link is not understood at mock=syncKart')
    expect(failed.text).toContain('2 of 3 sets passed')
    expect(failed.status).toBe(1)
  })

  test('a build contains nothing of the mock', async () => {
    const { status, text } = await inProject('npx vite build')
    expect(status, text).toBe(0)
    const built = globSync('dist/**/*.*', { cwd: project.folder })
    expect(built.map((file) => file.replace(/-[\w-]{8}\./, '.')).toSorted()).toEqual([
      'dist/assets/index.js',
      'dist/index.html',
    ])
    for (const file of built) expect(readFileSync(join(project.folder, file), 'utf8')).not.toMatch(/mock/)
    expect(existsSync(join(project.folder, 'dist/__mock'))).toBe(false)
  })
})
