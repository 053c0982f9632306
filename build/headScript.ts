import { resolve } from 'node:path'
import { build } from 'vite'

let built: Promise<string> | undefined

/**
 * `build/head/start.ts` as one line of script that stands in the page, with its facts. Said once in front: put in by the bundler,
 * they would stand wherever the script uses one of them. A closing tag inside the script would end it.
 */
export async function headScript(facts: Record<string, unknown>): Promise<string> {
  const code = await (built ??= bundle())
  return `const START=${JSON.stringify(facts)};${code}`.replaceAll('</', '<\\/')
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
