import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { Files, Start } from './head/facts.ts'
import { tooOld } from './head/tooOld.ts'

/** What every page says to its inline script. */
export type Facts = Pick<Start, 'begin' | 'ahead' | 'base' | 'languages' | 'page'> & {
  firstSegments: readonly string[]
}

const built = new Map<string, Promise<string>>()

const codeOf = async (name: string): Promise<string> => {
  const code = built.get(name) ?? bundle(name)
  built.set(name, code)
  return await code
}

/**
 * The scripts that stand in the page: its facts, with what turns away browsers that would not read the rest, then what comes before
 * the first paint, `build/head/anywhere.ts` or `inFolder.ts`, as one line. The facts are said once in front: put in by the bundler,
 * they would stand wherever the script uses one of them.
 */
export async function headScripts({ firstSegments, ...facts }: Facts): Promise<string[]> {
  const path = facts.page?.path ?? '/'
  const isInFolder = path !== '/'
  const known = isInFolder ? facts : { ...facts, firstSegments }
  const begin = `var START=${JSON.stringify(known)};${tooOld(isInFolder ? path : null)}`
  return [begin, await codeOf(isInFolder ? 'inFolder' : 'anywhere')].map(asInlineScript)
}

/** A script's code as it may be put between script tags: a closing tag inside a string would end it. */
export const asInlineScript = (code: string): string => code.replaceAll('</', '<\\/')

/** The script that goes on from there, `build/head/start.ts`, with what it knows of the build. */
export const startScript = async (files: Files): Promise<string> =>
  `{const FILES=${JSON.stringify(files)};${await codeOf('start')}}`

/** What that is called as a file that is kept for ever. */
export const startName = (script: string): string =>
  `assets/begin-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`

async function bundle(name: string): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: {
        input: resolve(import.meta.dirname, `head/${name}.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const chunk = 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The start script was not built.')
  return chunk.code.trim()
}
