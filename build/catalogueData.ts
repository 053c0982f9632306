import { readFileSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import type { Plugin } from 'vite'

const file = resolve(import.meta.dirname, '../fixtures/catalogue.json')
const inItsPlace = '\0pasar-catalogue'
const rows = '__PASAR_CATALOGUE__'

/**
 * Ships the catalogue's rows as JSON beside the scripts: a browser parses JSON faster than a script, and fetches it while it compiles the
 * rest. Modules that import the rows wait for them; in Node and in development they stay an import.
 */
export function catalogueData(): Plugin {
  let reference = ''
  return {
    name: 'pasar-catalogue-data',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('/catalogue.json')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found?.id === file ? inItsPlace : found
    },
    load(id) {
      if (id !== inItsPlace) return null
      const source = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
      reference = this.emitFile({ type: 'asset', name: 'catalogue.json', source })
      return `export default ${rows}`
    },
    // Not earlier: the bundler splits a graph that waits somewhere into many more chunks.
    renderChunk(code, { fileName }) {
      if (!code.includes(rows)) return null
      const data = posix.relative(posix.dirname(fileName), this.getFileName(reference))
      const fetched = `await fetch(new URL(${JSON.stringify(data)}, import.meta.url)).then((answer) => {
        if (!answer.ok) throw new Error('The catalogue answered ' + answer.status)
        return answer.json()
      })`
      return { code: code.replace(rows, () => `(${fetched})`), map: null }
    },
  }
}
