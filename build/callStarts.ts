import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { CallStarts } from '../mocks/handlers/startsIn.ts'

const file = resolve(import.meta.dirname, '../mocks/handlers/callStarts.ts')

/**
 * Puts the beginnings of the calls' paths in place of the module that derives them from the contract, so that a browser knows
 * where a call is answered without its schemas. Node reads the module itself.
 */
export function callStarts(): Plugin {
  return {
    name: 'pasar-call-starts',
    enforce: 'pre',
    async load(id) {
      if (id !== file) return null
      const { module, dependencies } = await runnerImport<{ callStarts: CallStarts }>(file, {
        configFile: false,
        logLevel: 'warn',
      })
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return `export const callStarts = ${JSON.stringify(module.callStarts)}`
    },
  }
}
