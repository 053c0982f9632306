import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import shop from './package.json' with { type: 'json' }
import { FileOrder } from './tests/setup/fileOrder.ts'

/**
 * Of a file's time half went into a process of its own, in which React, Material UI and jsdom were read again, or Playwright. Its setup
 * file sees to it that nothing of our own is left over from the file before; journeys have their state in the browser, and need none.
 */
const isolate = false

/** Tests with thousands of random inputs, which take longer than all others of their kind together. */
const randomTests = ['tests/mocks/properties/**/*.test.ts', 'tests/domain/cartAgainstServer.test.ts']

/** How long a test may run before it fails. It is far more than any test takes, because a busy machine is no failure. */
const HANGS_MS = 900_000

/** How long a test waits for what it expects: longer than Playwright waits in it, whose message says more. Vitest's own default is a second. */
const POLL_MS = 150_000

/** Each project needs them: with one left out, its waits end after Vitest's second. */
const limits = { testTimeout: HANGS_MS, hookTimeout: HANGS_MS, expect: { poll: { timeout: POLL_MS } } }

/** CSS modules keep the names they are written with, so that a test may read `class` without a hash. */
const css = { modules: { classNameStrategy: 'non-scoped' } } as const

export default defineConfig({
  test: {
    // A file waits now and then, for a page or the clock: with one more than there are cores none of them is ever idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: FileOrder },
    projects: [
      {
        test: {
          name: 'unit',
          // They wait for nothing: a worker more than there are cores only loads every module once more.
          maxWorkers: availableParallelism(),
          isolate,
          environment: 'node',
          include: [
            'tests/{spec,domain,mocks,fixtures,monkey}/**/*.test.{ts,tsx}',
            'tests/{docs,new}/*.test.ts',
            'tests/{architecture,locales,sourceRules,words}.test.ts',
          ],
          exclude: randomTests,
          setupFiles: ['tests/setup/unit.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'random',
          isolate,
          environment: 'node',
          include: randomTests,
          setupFiles: ['tests/setup/unit.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'screens',
          isolate,
          environment: 'jsdom',
          include: ['tests/{stores,api,ui,screens,console}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/screens.ts'],
          env: { VITE_SHOP_VERSION: shop.version },
          css,
          ...limits,
        },
      },
      // Reads the build of the part before it, and runs commands of the docs, which take a second or more each.
      {
        test: {
          name: 'bundle',
          environment: 'node',
          include: ['tests/{bundle,docs/running,new/running}/**/*.test.ts'],
          globalSetup: ['tests/bundle/globalSetup.ts'],
          ...limits,
        },
      },
      {
        // The development server, in a copy of the project.
        test: {
          name: 'dev',
          isolate,
          environment: 'node',
          include: ['tests/dev/**/*.test.ts'],
          globalSetup: ['tests/dev/globalSetup.ts'],
          ...limits,
        },
      },
      {
        // Firefox and WebKit, each where it is installed.
        test: {
          name: 'engines',
          isolate,
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/globalSetup.ts'],
          ...limits,
        },
      },
      {
        // The build is made, and the browser found, once for all journeys.
        test: {
          name: 'journeys',
          isolate,
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/globalSetup.ts'],
          ...limits,
        },
      },
    ],
  },
})
