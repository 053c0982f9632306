import { resolve } from 'node:path'
import { build } from 'vite'

const built = new Map<string, Promise<string>>()

/** `build/head/start.ts` as one line of script that stands in the page, with its facts filled in. */
export function headScript(facts: Record<string, unknown>): Promise<string> {
  const key = JSON.stringify(facts)
  const known = built.get(key) ?? bundle(key)
  built.set(key, known)
  return known
}

async function bundle(facts: string): Promise<string> {
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
  // Said once in front: put in by the bundler, the facts would stand wherever the script uses one of them. A closing tag
  // inside the script would end it.
  return `const START=${facts};${chunk.code.trim()}`.replaceAll('</', '<\\/')
}
