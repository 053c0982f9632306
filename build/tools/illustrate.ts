/**
 * `node build/tools/illustrate.ts`: writes the illustrations again, for screens and, simplified, for packs. From each drawing it removes
 * the elements whose absence is not visible in a browser. Another browser may give slightly different files.
 * `node build/tools/illustrate.ts popcorn cactus` draws only these.
 */
import { writeFileSync } from 'node:fs'
import { argv } from 'node:process'
import { compact, optimised } from './drawings/compact.ts'
import { originals } from './drawings/originals.ts'
import type { Aim } from './drawings/page/simplify.ts'
import { forPrint } from './drawings/print.ts'
import { openStudio } from './drawings/studio.ts'

/** Tiles and cards show illustrations 60 to 240 pixels wide. */
const forScreens: Aim = {
  side: 160,
  layer: 400,
  steps: [
    { leeway: 1, above: 0 },
    { leeway: 1, above: 0 },
    { leeway: 1.5, above: 6000 },
    { leeway: 2, above: 7000 },
    { leeway: 2.5, above: 9500 },
    { leeway: 3, above: 10_500 },
  ],
}

const write = (folder: string, name: string, svg: string) =>
  writeFileSync(new URL(`../../fixtures/${folder}/${name}.svg`, import.meta.url), `${svg}\n`)

const asked = argv.slice(2)
const studio = await openStudio()
try {
  for (const [name, original] of originals()) {
    if (asked.length > 0 && !asked.includes(name)) continue
    write('illustrations', name, compact(await studio.simplify(compact(original), forScreens)))
    write('packshots/art', name, forPrint(optimised(original)))
  }
} finally {
  await studio.close()
}
