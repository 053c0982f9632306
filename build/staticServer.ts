import { readFileSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The file of a folder's page. */
const inFolder = (path: string): string => `${path && `${path.replace(/\/$/, '')}/`}index.html`

/** The file with which a host answers an address without a file: index.html, or 404.html where there is one. */
type Fallback = 'index' | '404'

export interface StaticServer {
  port: number
  /** The address of the shop, with a slash at the end: `http://localhost:1234/shop/`. */
  url: string
  /** From now on this file has this text; with null it is missing. */
  replace(file: string, text: string | null): void
  /** From now on every file is as the build made it. */
  restore(): void
  /** From now on serves another build, as a host does after a deployment. */
  deploy(folder: string): void
  close(): Promise<void>
}

/**
 * A simple host for static files: brotli, a permanent cache for hashed files, an hour for pictures. `under` is the path of the files,
 * with a slash at both ends.
 */
export async function serveStatic(options: {
  folder: string
  under?: string
  fallback?: Fallback
  port?: number
  /** Whether a folder's address without a slash at the end redirects to the one with it, as on some hosts. */
  slash?: 'added' | 'unchanged'
  /** The quality of brotli, 0 to 11. Journeys do not measure bytes, so the default is fast. */
  quality?: number
  /** Called with the address of every request. */
  onRequest?: (address: string) => void
}): Promise<StaticServer> {
  const { under = '/', fallback = 'index', port = 0, quality = 4, slash = 'unchanged', onRequest } = options
  let files = filesIn(options.folder)
  const replaced = new Map<string, string | null>()
  const packed = new Map<Buffer, Buffer>()

  const brotli = (body: Buffer) => {
    const known =
      packed.get(body) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    packed.set(body, known)
    return known
  }

  function find(name: string): Buffer | undefined {
    const other = replaced.get(name)
    if (other === undefined) return files.get(name)
    return other === null ? undefined : Buffer.from(other)
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodedPath(request.url ?? '/')
    onRequest?.(request.url ?? '/')
    const asked = path?.startsWith(under) ? path.slice(under.length) : null
    const folder = asked !== null && files.has(inFolder(asked)) ? inFolder(asked) : null
    if (folder !== null && slash === 'added' && asked !== '' && !path?.endsWith('/'))
      return response.writeHead(301, { location: `${path}/` }).end()
    const name = folder ?? asked
    const found = name === null ? undefined : find(name)
    const instead = fallback === 'index' ? 'index.html' : '404.html'
    const body = found ?? (name === null ? undefined : find(instead))
    if (!body) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    const type = types[extname(found ? (name ?? '') : instead)] ?? 'application/octet-stream'
    const isPacked = !type.startsWith('font/') && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const sent = isPacked ? brotli(body) : body
    response.writeHead(found || fallback === 'index' ? 200 : 404, {
      'content-type': type,
      'content-length': sent.length,
      'cache-control': keptFor(name ?? ''),
      ...(isPacked ? { 'content-encoding': 'br' } : {}),
    })
    return response.end(request.method === 'HEAD' ? undefined : sent)
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: actual } = server.address() as AddressInfo
  return {
    port: actual,
    url: `http://localhost:${actual}${under}`,
    replace: (file, text) => void replaced.set(file, text),
    restore: () => replaced.clear(),
    deploy(folder) {
      files = filesIn(folder)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function keptFor(name: string): string {
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return name.endsWith('.svg') ? 'public, max-age=3600' : 'no-cache'
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://host').pathname)
  } catch {
    return null
  }
}

interface Files {
  has(name: string): boolean
  get(name: string): Buffer | undefined
}

const isPageOfFolder = (name: string): boolean => name.endsWith('/index.html')

/**
 * Every file of the folder by its name, as it is now: a later build does not change the result. A prerendered page is read at its first
 * request, since there are many.
 */
function filesIn(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const read = (name: string) => readFileSync(join(folder, name))
  const files = new Map<string, Buffer | null>(
    names.map((name) => [name, isPageOfFolder(name) ? null : read(name)]),
  )
  return {
    has: (name) => files.has(name),
    get(name) {
      if (files.get(name) === null) files.set(name, read(name))
      return files.get(name) ?? undefined
    },
  }
}
