import { boot } from './boot/stages.ts'

declare global {
  /** Defined by the start script of the page (`build/head`). Shows the static message that the shop could not start. */
  var __PASAR_FAIL__: (reason: unknown) => void
}

boot({
  base: import.meta.env.BASE_URL,
  // The only import of the mock. A build for a real server leaves out the mock and everything that it imports.
  loadMock: import.meta.env.VITE_API ? null : () => import('../mocks/hosts/browser/browser.ts'),
}).catch((reason: unknown) => globalThis.__PASAR_FAIL__(reason))
