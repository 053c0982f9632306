import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type * as startsModule from '../mocks/handlers/callStarts.ts'
import { liveModule } from './liveModule.ts'

const own = 'mocks/handlers/callStarts.ts'
const file = resolve(import.meta.dirname, '..', own)
const starts = liveModule<typeof startsModule>(own)

/**
 * Replaces the module that derives path beginnings from the contract by its result, so that a shopper's browser finds the handler of a call
 * without the schemas of all calls. Node and the development server use the module itself.
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
