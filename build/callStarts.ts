import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type * as startsModule from '../mocks/handlers/callStarts.ts'
import { liveModule } from './liveModule.ts'

const own = 'mocks/handlers/callStarts.ts'
const file = resolve(import.meta.dirname, '..', own)
const starts = liveModule<typeof startsModule>(own)

/**
 * Puts the beginnings of the calls' paths in place of the module that derives them from the contract, so that a browser knows
 * where a call is answered without its schemas. Node reads the module itself.
 */
export function callStarts(): Plugin {
  return {
    name: 'pasar-call-starts',
    enforce: 'pre',
    configureServer: (server) => starts.follow(server),
    async load(id) {
      if (id !== file) return null
      const module = await starts.load()
      return `export const callStarts = ${JSON.stringify(module.callStarts)}`
    },
    /** The browser's module imports nothing: a change of a call is a change of it as well. */
    async hotUpdate({ file: changed, modules }) {
      const derived = this.environment.moduleGraph.getModuleById(file)
      return derived && (await starts.isPart(changed)) ? [...new Set([...modules, derived])] : modules
    },
  }
}
