import type { Plugin } from 'vite'
import { liveModule } from './liveModule.ts'
import type * as picturesModule from './pictures.ts'

/** Shared with the worker, whose shell has some of them. */
export const pictures = liveModule<typeof picturesModule>('build/pictures.ts')

/**
 * Draws the product pictures: all of them into a build, and each at its request in development. A build for a real server
 * has pictures of its own and takes the illustrations only.
 */
export function packshots({ mocked }: { mocked: boolean }): Plugin {
  let isBuild = false
  return {
    name: 'pasar-packshots',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      pictures.follow(server)
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(server.config.base.length).replace(/\?.*$/, '')
        if (!path.endsWith('.svg')) return next()
        const answer = async () => {
          try {
            const { pictureAt } = await pictures.load()
            const svg = pictureAt(path)
            if (svg === null) next()
            else response.setHeader('content-type', 'image/svg+xml').end(svg)
          } catch (error) {
            next(error)
          }
        }
        return void answer()
      })
    },
    async generateBundle() {
      if (!isBuild || this.environment.name !== 'client') return
      const { illustrations, allPictures } = await pictures.load()
      for (const [fileName, source] of mocked ? allPictures() : illustrations())
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
