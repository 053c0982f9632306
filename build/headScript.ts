import { resolve } from 'node:path'
import { build } from 'vite'
import { tooOld } from './head/tooOld.ts'

let built: Promise<string> | undefined

/**
 * The scripts that stand in the page: its facts, with what turns away browsers that would not read the rest, then
 * `build/head/start.ts` as one line. The facts are said once in front: put in by the bundler, they would stand wherever the script uses
 * one of them. A closing tag inside a script would end it.
 */
export async function headScripts(facts: Record<string, unknown>): Promise<string[]> {
  const code = await (built ??= bundle())
  const known = `var START=${JSON.stringify(facts)};${tooOld}`
  return [known, code].map((script) => script.replaceAll('</', '<\\/'))
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2020',
      rolldownOptions: { input: resolve(import.meta.dirname, 'head/start.ts'), output: { format: 'iife' } },
    },
  })
  const chunk = 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The start script was not built.')
  return chunk.code.trim()
}
