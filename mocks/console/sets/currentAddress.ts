import type { Controls } from '../../controls/controls.ts'

/**
 * The address of a set for the current state, without origin and base path. An account that is no persona cannot be part of a link: the
 * set then opens as a guest, with a new shop like every other.
 */
export async function currentAddress(controls: Controls): Promise<string> {
  const link = new URL(await controls.link(), location.origin)
  const { pathname, search, hash } = link.searchParams.has('persona')
    ? link
    : new URL(await controls.link({ persona: 'guest' }), location.origin)
  return `/${pathname.slice(controls.server.base.length)}${search}${hash}`
}
