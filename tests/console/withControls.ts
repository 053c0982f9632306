import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { followPageLanguage } from '../../mocks/console/texts.ts'
import { type Controls, createControls } from '../../mocks/controls/controls.ts'
import { type NodeServer, startNodeServer } from '../../mocks/hosts/node.ts'
import { Language } from '../../src/contract/enumerations.ts'
import { startI18n } from '../../src/i18n/index.ts'

/** Gives each test of a file the controls of a new shop, and the console its English texts. */
export function withControls(take: (controls: Controls) => void): void {
  let server: NodeServer
  let controls: Controls
  beforeAll(async () => {
    server = startNodeServer({ isStrict: true })
    await startI18n(Language.ENGLISH)
    await followPageLanguage()
  })
  beforeEach(() => {
    controls = createControls(server)
    take(controls)
  })
  afterEach(async () => {
    cleanup()
    vi.restoreAllMocks()
    sessionStorage.clear()
    controls.clear()
    await server.resetShop()
  })
  afterAll(() => server.close())
}
