import { stripTypeScriptTypes } from 'node:module'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { freePort } from '../../setup/freePort.ts'
import { newContext } from '../../setup/newContext.ts'
import { blockOf } from '../../docs/kinds.ts'
import { start } from '../../docs/shell.ts'
import { test } from '../journey.ts'

type Body = (fixtures: { page: Page }) => Promise<void>

/** What the snippet uses of @playwright/test, implemented with playwright-core. */
interface Runner {
  test: ((title: string, body: Body) => void) & { use: (options: { baseURL: string }) => void }
  expect: (locator: Locator) => { toBeVisible: () => Promise<void> }
}
interface Snippet {
  run: (test: Runner['test'], expectation: Runner['expect']) => void
}

/** Reads a snippet for @playwright/test: its address and the body of its only test. */
async function read(text: string): Promise<{ baseURL: string; body: Body }> {
  const [head = '', ...code] = text.split('\n')
  expect(head).toBe("import { expect, test } from '@playwright/test'")
  const module = `export const run = (test, expect) => {\n${stripTypeScriptTypes(code.join('\n'))}\n}`
  const snippet = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as Snippet
  const bodies: Body[] = []
  const addresses: string[] = []
  snippet.run(
    Object.assign((_title: string, body: Body) => void bodies.push(body), {
      use: ({ baseURL }: { baseURL: string }) => void addresses.push(baseURL),
    }),
    (locator) => ({ toBeVisible: () => locator.waitFor({ state: 'visible' }) }),
  )
  const [body, ...others] = bodies
  if (!body || others.length > 0) throw new Error('The snippet must have exactly one test.')
  return { body, baseURL: addresses[0] ?? 'no address' }
}

describe('the Playwright snippet', () => {
  test('passes against `npm run preview`', async ({ browser }) => {
    const { baseURL, body } = await read(blockOf('playwright').text)
    expect(baseURL).toBe('http://localhost:4173')
    const port = await freePort()
    await start(`npm run preview -- --port ${port} --strictPort`, /Local:/)
    const address = baseURL.replace('4173', `${port}`)
    const context = await newContext(browser, { baseURL: address, locale: 'en-MY' })
    try {
      await body({ page: await context.newPage() })
    } finally {
      await context.close()
    }
  })
})
