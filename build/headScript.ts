import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build } from 'vite'
import type { Files, Start } from './head/startData.ts'
import { unsupportedBrowserScript } from './head/unsupportedBrowser.ts'

/** The data of every page's inline script. */
export type StartData = Pick<Start, 'begin' | 'ahead' | 'base' | 'languages' | 'page'> & {
  firstSegments: readonly string[]
}

const built = new Map<string, Promise<string>>()

const codeOf = async (name: string): Promise<string> => {
  const code = built.get(name) ?? bundle(name)
  built.set(name, code)
  return await code
}

/**
 * The inline scripts of a page: its data with the check for unsupported browsers, then the work before the first paint,
 * `build/head/anyAddress.ts` or `inFolder.ts`, as one line. The data is assigned once in front, since the bundler would repeat it at every
 * use.
 */
export async function headScripts({ firstSegments, ...startData }: StartData): Promise<string[]> {
  const path = startData.page?.path ?? '/'
  const isInFolder = path !== '/'
  const known = isInFolder ? startData : { ...startData, firstSegments }
  const begin = `var START=${JSON.stringify(known)};${unsupportedBrowserScript(isInFolder ? path : null)}`
  return [begin, await codeOf(isInFolder ? 'inFolder' : 'anyAddress')].map(asInlineScript)
}

/** A script's code as it may be put between script tags: a closing tag inside a string would end it. */
export const asInlineScript = (code: string): string => code.replaceAll('</', '<\\/')

/** The start script, `build/head/start.ts`, with the build's data. */
export const startScript = async (files: Files): Promise<string> =>
  `{const FILES=${JSON.stringify(files)};${await codeOf('start')}}`

/** The name of its file, which changes with its content and can be cached forever. */
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
