import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { pictureAt } from '../http/pictures.ts'
import type { ShopOptions } from './api.ts'

/** The shop that pages of the development server have; it is kept in the browser. */
export type PasarMockOptions = Omit<ShopOptions, 'isKept' | 'clock'>

/** The address of the mock's own files, after the base path of the app. */
const PLACE = '__mock/'
/** Beside this module's folder in the package. */
const folder = new URL('../browser/', import.meta.url)

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** A file of the mock by its name; null for any other. */
async function fileOf(name: string): Promise<{ type: string; text: string | Buffer } | null> {
  const type = types[extname(name)]
  if (type === undefined || !/^[\w.-]+$/.test(name)) return null
  try {
    return { type, text: await readFile(new URL(name, folder)) }
  } catch {
    return null
  }
}

/**
 * Answers the requests of the app's pages in the page itself, with the console and `window.mock`, while the development server runs. A build
 * contains nothing of it.
 */
export function pasarMock(options: PasarMockOptions = {}): Plugin {
  let base = '/'
  const start = `import { start } from './client.js'\nstart(${JSON.stringify(options)})\n`

  async function answer(path: string): Promise<{ type: string; text: string | Buffer } | null> {
    if (path === `${PLACE}start.js`) return { type: 'text/javascript', text: start }
    if (path.startsWith(PLACE)) return fileOf(path.slice(PLACE.length))
    const picture = await pictureAt(`/${path}`)
    return picture === null ? null : { type: 'image/svg+xml', text: await picture.text() }
  }
  const send = (response: ServerResponse, { type, text }: { type: string; text: string | Buffer }) =>
    response.setHeader('content-type', type).setHeader('cache-control', 'no-cache').end(text)

  return {
    name: 'pasar-mock',
    apply: 'serve',
    configResolved(config) {
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        if (!path.startsWith(base)) return next()
        const respond = async () => {
          try {
            const found = await answer(path.slice(base.length))
            if (found) send(response, found)
            else next()
          } catch (error) {
            next(error)
          }
        }
        return void respond()
      })
    },
    // Scripts of a page run in their order, so that this one answers before the app asks.
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'stylesheet', href: `${base}${PLACE}theme.css` },
        injectTo: 'head-prepend',
      },
      { tag: 'script', attrs: { type: 'module', src: `${base}${PLACE}start.js` }, injectTo: 'head-prepend' },
    ],
  }
}
