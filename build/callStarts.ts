import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { CallStarts } from '../mocks/handlers/startsIn.ts'

const own = resolve(import.meta.dirname, '../mocks/handlers/callStarts.ts')

/**
 * Puts the beginnings of the calls' paths in place of the module that derives them from the contract, so that a browser knows
 * where a call is answered without its schemas. Node reads the module itself.
 */
export function callStarts(): Plugin {
  let readFrom: readonly string[] = []
  return {
    name: 'pasar-call-starts',
    enforce: 'pre',
    async load(id) {
      if (id !== own) return null
      const { module, dependencies } = await runnerImport<{ callStarts: CallStarts }>(own, {
        configFile: false,
        logLevel: 'warn',
      })
      readFrom = dependencies
      return `export const callStarts = ${JSON.stringify(module.callStarts)}`
    },
    /** The browser's module imports nothing: a change of a call is a change of it as well. */
    hotUpdate({ file, modules }) {
      const derived = this.environment.moduleGraph.getModuleById(own)
      return derived && readFrom.includes(file) ? [...new Set([...modules, derived])] : modules
    },
  }
}
