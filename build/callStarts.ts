import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type * as startsModule from '../mocks/handlers/callStarts.ts'
import { liveModule } from './liveModule.ts'

const own = 'mocks/handlers/callStarts.ts'
const file = resolve(import.meta.dirname, '..', own)
const starts = liveModule<typeof startsModule>(own)

/**
 * Puts the beginnings of the calls' paths in place of the module that derives them from the contract, so that a shopper's browser
 * knows where a call is answered without its schemas. Node and the development server use the module itself.
 */
export function callStarts(): Plugin {
  return {
    name: 'pasar-call-starts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null
      const { callStarts } = await starts.load()
      return `export const callStarts = ${JSON.stringify(callStarts)}`
    },
  }
}
