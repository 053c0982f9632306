declare global {
  interface ImportMetaEnv {
    /** The server to build for; without it the shop brings its own. */
    readonly VITE_API?: string
  }
}

// Both are filled in at build time, so they have to be written out in full.
const namedServer: string | undefined = import.meta.env.VITE_API
const basePath: string = import.meta.env.BASE_URL

const pageOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin)

/** Where the shop's calls go, with a slash at the end: the page's own base, or the server that `VITE_API` names. */
export function serverBase(): URL {
  const base = new URL(namedServer || basePath, pageOrigin())
  if (!base.pathname.endsWith('/')) base.pathname += '/'
  return base
}

/** The base path of the shop in the browser, `/` or for example `/shop/`. */
export const pageBase = (): string => basePath

/** A call's address: its `:params` filled in, under the server's base. */
export function callAddress(path: string, params: Readonly<Record<string, string>>, query: object): URL {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const address = new URL(filled.replace(/^\//, ''), serverBase())
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) address.searchParams.set(name, String(value))
  }
  return address
}
