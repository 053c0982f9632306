import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): ReadonlySet<string> =>
  viteMetadata?.importedCss ?? new Set()

/** As short as those of other style sheets (`vite.config.ts`). */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 5)

/**
 * Joins the style sheets of the two chunks that every page loads, `start` and `shared` (`build/chunks.ts`), into one. The bundler writes a
 * sheet for each chunk with styles, and over HTTP/1.1 every file of the start takes the place of another.
 */
export function joinStartStyles(): Plugin {
  return {
    name: 'pasar-join-start-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunkWith = (module: string) =>
        Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
        )
      // In this order: rules of `shared` come last.
      const chunks = ['/src/app/base.css', '/src/ui/icon/Icon.module.css'].map(chunkWith)
      const files = chunks.flatMap((chunk) => (chunk?.type === 'chunk' ? [...stylesOf(chunk)] : []))
      if (files.length !== 2) this.error(`The start has the styles ${files.join(', ')} instead of two files.`)
      const source = files
        .map((name) => {
          const file = bundle[name]
          return file?.type === 'asset' ? file.source.toString() : ''
        })
        .join('')
      const joined = `assets/start-${hashOf(source)}.css`
      for (const name of files) delete bundle[name]
      this.emitFile({ type: 'asset', fileName: joined, source })
      for (const chunk of chunks)
        if (chunk?.type === 'chunk' && chunk.viteMetadata) chunk.viteMetadata.importedCss = new Set([joined])
    },
  }
}
