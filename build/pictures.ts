import { createHash } from 'node:crypto'
import { allPackshots, allScenes, drawPackshot } from '../fixtures/packshots/draw.ts'
import { allIllustrations } from '../fixtures/packshots/illustrations.ts'

/** The illustrations alone, which every build has. */
export const illustrations = (): [path: string, svg: string][] => [...allIllustrations()]

/** Every picture of the mocked shop, by its path in a build. */
export const allPictures = (): [path: string, svg: string][] => [
  ...allPackshots(),
  ...allScenes(),
  ...allIllustrations(),
]

/** A name for the current pictures, which changes with any of them. */
export function pictureVersion(): string {
  const hash = createHash('sha256')
  for (const [path, svg] of allPictures()) hash.update(path).update(svg)
  return hash.digest('hex').slice(0, 16)
}

let pictureCache: ReadonlyMap<string, string> | undefined

/** The picture at a path (`packs/{gid}.svg`), or null for an unknown one. */
export function pictureAt(path: string): string | null {
  const drawing = (pictureCache ??= new Map([...allScenes(), ...allIllustrations()])).get(path)
  if (drawing !== undefined) return drawing
  const gid = /^packs\/(\w+)\.svg$/.exec(path)?.[1]
  if (!gid) return null
  try {
    return drawPackshot(gid)
  } catch {
    return null
  }
}
