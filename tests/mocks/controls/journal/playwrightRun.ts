import { stripTypeScriptTypes } from 'node:module'
import { expect, vi } from 'vitest'
import { applyLink } from '../../../../mocks/controls/applyLink.ts'
import { createControls } from '../../../../mocks/controls/controls.ts'
import type { AppBridge } from '../../../../mocks/base/appBridge.ts'
import { readLink } from '../../../../mocks/scenarios/link.ts'
import { serveAsFetch } from '../../../../mocks/server/serve.ts'
import type { JournalEntry } from '../../../../mocks/server/journal.ts'
import { openServer, shopper } from '../../shopper.ts'

/** The parts of Playwright's page that a generated test uses. */
interface Page {
  goto(address: string): Promise<void>
  waitForFunction(condition: () => unknown): Promise<void>
  evaluate(work: (given: unknown) => unknown, given?: unknown): Promise<unknown>
}

type Body = (fixtures: { page: Page }) => Promise<void>
interface Written {
  run(test: (title: string, body: Body) => void, expectation: typeof expect): void
}

/**
 * Runs the text of a generated test over a new shop instead of a browser: pages open in that shop, code is evaluated here. `opening` is the
 * request that the page sends by itself. Returns the shop's journal.
 */
export async function runAsPlaywrightWould(
  text: string,
  opening: (page: ReturnType<typeof shopper>['page']) => Promise<unknown> = async () => undefined,
): Promise<readonly JournalEntry[]> {
  const server = openServer()
  const controls = createControls(server)
  const bridge: AppBridge = {
    send: (request) => serveAsFetch(request, server),
    href: () => 'http://localhost/',
    go: async () => undefined,
    refresh: async () => undefined,
    stopClock() {},
    forget() {},
    acceptAge() {},
    tracked: () => [],
    onTracked: () => () => undefined,
  }
  const page: Page = {
    async goto(address) {
      const { linkOptions, problems } = readLink(new URL(address).searchParams)
      expect([...problems, ...(await applyLink(controls, linkOptions))]).toEqual([])
      await controls.attach(bridge)
      await opening(shopper(server).page)
    },
    async waitForFunction(condition) {
      expect(condition()).toBeTruthy()
    },
    evaluate: async (work, given) => structuredClone(await work(structuredClone(given))),
  }
  const [head, ...code] = text.split('\n')
  expect(head).toBe("import { expect, test } from '@playwright/test'")
  const module = `export const run = (test, expect) => {\n${stripTypeScriptTypes(code.join('\n'))}\n}`
  const written = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`
  )) as Written
  let body: Body | undefined
  written.run((_, given) => {
    body = given
  }, expect)
  vi.stubGlobal('mock', controls)
  try {
    await body?.({ page })
  } finally {
    vi.unstubAllGlobals()
  }
  return controls.journal()
}
