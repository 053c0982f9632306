const sources = 'mocks/hosts/package'

/** An entry of the package: what a project imports it by, and its module here. */
interface Entry {
  /** Its key in `exports`. */
  path: string
  file: string
}

/** The entries that run in Node. The first also runs in a browser: it imports nothing of Node. */
export const entries: Readonly<Record<string, Entry>> = {
  createShop: { path: '.', file: `${sources}/createShop.ts` },
  createServer: { path: './node', file: `${sources}/createServer.ts` },
  playwright: { path: './playwright', file: `${sources}/playwright.ts` },
  vite: { path: './vite', file: `${sources}/vite.ts` },
}

/** The program `pasar-mock`. */
export const program = { name: 'mockServer', file: 'build/mockServer.ts' } as const

/** Packages that a project has itself, of which there must be one copy. Each is needed by its entry only. */
export const peers = ['msw', '@playwright/test', 'vite'] as const

/** The mock and the console for pages of other apps, which the plugin of Vite serves. */
export const client = { name: 'client', file: `${sources}/client.ts` } as const
