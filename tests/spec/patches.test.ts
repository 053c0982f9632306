import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { patchMsw } from '../../build/patches/msw.ts'
import { patchReactRouter } from '../../build/patches/reactRouter.ts'
import { patchVitePreload } from '../../build/patches/vitePreload.ts'

/** A page without any package. */
const empty: Plugin = {
  name: 'empty',
  resolveId: (id) => (id === 'empty' ? id : null),
  load: (id) => (id === 'empty' ? 'export {}' : null),
}

test.each([
  ['reactRouter', patchReactRouter()],
  ['vitePreload', patchVitePreload()],
  ['msw', patchMsw({ mocked: true })],
])('a build in which %s.ts finds nothing to change fails', async (name, patch) => {
  const built = build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [empty, patch],
    build: { write: false, rolldownOptions: { input: 'empty' } },
  })
  await expect(built).rejects.toThrow(`build/patches/${name}.ts no longer applies to its package`)
})
