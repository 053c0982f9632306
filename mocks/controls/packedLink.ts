import { fromBase64url, toBase64url } from '../base/base64url.ts'

/** The value of `mock=` in a link whose faults are compressed in its fragment. */
const PACKED = 'packed'

/** A longer query is cut by some mail programs, trackers and servers. */
const LONGEST_QUERY = 1_500
/** Of the compressed text, in characters. */
const LONGEST_FRAGMENT = 60_000
/** Of what it becomes, in bytes: a small text can become gigabytes. */
const LARGEST = 200_000

/** The last part of a fragment; the page's own may come before it. */
const FRAGMENT = /(^|&)mock=([\w-]*)$/

/** All bytes of a stream; null once there are more than the limit. */
async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(read.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

async function compressed(text: string): Promise<string | null> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = await bytesOf(stream, LARGEST)
  return bytes && toBase64url(bytes)
}

/** Null for what is no such text, or too long. */
async function expanded(text: string): Promise<string | null> {
  if (text === '' || text.length > LONGEST_FRAGMENT) return null
  try {
    const stream = new Blob([fromBase64url(text)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
    const bytes = await bytesOf(stream, LARGEST)
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The address with its faults compressed in the fragment, if its query is long; otherwise as it is. */
export async function packedLink(address: string): Promise<string> {
  const [beforeHash = '', ownHash] = address.split('#')
  const [path = '', query = ''] = beforeHash.split('?')
  if (query.length <= LONGEST_QUERY) return address
  const parts = query.split('&')
  const mocks = parts.filter((part) => part.startsWith('mock='))
  const packed = mocks.length > 0 ? await compressed(decodeURIComponent(mocks.join('\n'))) : null
  if (packed === null || packed.length > LONGEST_FRAGMENT) return address
  const [first] = mocks
  const rest = parts.flatMap((part) =>
    mocks.includes(part) ? (part === first ? [`mock=${PACKED}`] : []) : [part],
  )
  return `${path}?${rest.join('&')}#${ownHash === undefined ? '' : `${ownHash}&`}mock=${packed}`
}

/** A link's query with its faults in it, and the page's own fragment. */
export interface UnpackedLink {
  search: URLSearchParams
  /** With its sign, or empty. */
  hash: string
  /** The query names a compressed part that is missing, damaged or too long. */
  isDamaged: boolean
}

/** Reads a link whose faults may be compressed. Of the compressed part only faults are taken. */
export async function unpackedLink(search: URLSearchParams, hash: string): Promise<UnpackedLink> {
  if (!search.getAll('mock').includes(PACKED)) return { search, hash, isDamaged: false }
  const fragment = hash.replace(/^#/, '')
  const [found, , packed = ''] = FRAGMENT.exec(fragment) ?? []
  const own = found === undefined ? fragment : fragment.slice(0, -found.length)
  const text = await expanded(packed)
  const mocks = text?.split('\n').map((line) => line.replace(/^mock=/, '')) ?? []
  const entries = [...search].flatMap(([name, value]): [string, string][] =>
    name === 'mock' && value === PACKED ? mocks.map((mock) => [name, mock]) : [[name, value]],
  )
  return { search: new URLSearchParams(entries), hash: own && `#${own}`, isDamaged: text === null }
}
