import { expect, test as base } from 'vitest'
import { createControls } from '../../mocks/controls/controls.ts'
import { buyer } from '../mocks/buyer.ts'
import { saver } from '../mocks/saver.ts'
import { openServer, shopper } from '../mocks/shopper.ts'

/**
 * A test with its own mocked server; it fails if an answer does not match its schema. Vitest creates only the fixtures that a test uses:
 * `ana` is a guest with a token, `anas` shops for her, and `saves` uses codes, points and credits.
 */
export const test = base
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it which fixtures this one needs
  .extend('server', ({}, { onCleanup }) => {
    const server = openServer()
    onCleanup(() => expect(server.drifts).toEqual([]))
    return server
  })
  .extend('controls', ({ server }) => createControls(server))
  .extend('ana', async ({ server }) => {
    const ana = shopper(server)
    await ana.sync()
    return ana
  })
  .extend('anas', ({ ana }) => buyer(ana))
  .extend('saves', ({ ana }) => saver(ana))
