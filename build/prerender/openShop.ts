import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { serveAsFetch } from '../../mocks/server/serve.ts'
import { createMockServer } from '../../mocks/server/mockServer.ts'
import type { Prerenderer } from '../../src/prerender.tsx'

/** Opens the shop that was built for Node into a folder, over a server of its own. */
export async function openShop(folder: string, base: string): Promise<Prerenderer> {
  const { openPrerenderer } = (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as {
    openPrerenderer: (send: (request: Request) => Promise<Response>) => Promise<Prerenderer>
  }
  const server = createMockServer({ base })
  return await openPrerenderer((request) => serveAsFetch(request, server))
}
