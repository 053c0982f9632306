import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { allPackshots, allScenes, drawPackshot } from '../fixtures/packshots/draw.ts'
import { allIllustrations } from '../fixtures/packshots/illustrations.ts'

const all = () => [...allPackshots(), ...allScenes(), ...allIllustrations()]

/** Names the pictures as they are now; another name when one of them changes. */
export function pictureVersion(): string {
  const hash = createHash('sha256')
  for (const [path, svg] of all()) hash.update(path).update(svg)
  return hash.digest('hex').slice(0, 16)
}

/** `packs/{gid}.svg`, or null for an unknown one. */
function packAt(path: string): string | null {
  const gid = /^packs\/(\w+)\.svg$/.exec(path)?.[1]
  if (!gid) return null
  try {
    return drawPackshot(gid)
  } catch {
    return null
  }
}

/**
 * Draws the product pictures: all of them into a build, each when it is asked for in development. A build for a real server
 * has pictures of its own and takes the illustrations only.
 */
export function packshots({ mocked }: { mocked: boolean }): Plugin {
  return {
    name: 'pasar-packshots',
    configureServer(server) {
      const drawn = new Map([...allScenes(), ...allIllustrations()])
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(server.config.base.length).replace(/\?.*$/, '')
        const svg = drawn.get(path) ?? packAt(path)
        if (svg === null) next()
        else response.setHeader('content-type', 'image/svg+xml').end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const pictures = mocked ? all() : allIllustrations()
      for (const [fileName, source] of pictures) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
