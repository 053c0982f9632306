#!/usr/bin/env node
/**
 * Opens the mocked shop on a local port: `npm run mock-server`, with `-- --port 5000`, `--host 0.0.0.0`, `--seed 7`, `--size 5000`. A first
 * argument such as `coverage` runs another command instead.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { problemText, wholeNumber } from './program/usage.ts'

/** The package `pasar-mock` contains this program as well, compiled. */
const program =
  basename(import.meta.filename) === 'mockServer.ts' ? 'npm run mock-server --' : 'npx pasar-mock'

interface Command {
  USAGE: string
  /** Resolves with the exit code; null while it runs. */
  run: (args: string[]) => Promise<number | null>
}

async function serve(args: string[]): Promise<null> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ args, options: { port: text, host: text, seed: text, size: text } })
  const port = wholeNumber('The port', values.port ?? process.env['PORT'], 65_535)
  const seed = wholeNumber('The seed', values.seed, 999_999_999)
  const catalogueSize = wholeNumber('The size', values.size, 80_000)
  const { startHttpServer } = await import('../mocks/hosts/http/http.ts')
  const { readExplorer } = await import('./explorer/readExplorer.ts')
  const { readOpenApi } = await import('./openapi/readOpenApi.ts')
  const { url, close } = await startHttpServer({
    ...(port === undefined ? {} : { port }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(seed === undefined ? {} : { seed }),
    ...(catalogueSize === undefined ? {} : { catalogueSize }),
    openApi: readOpenApi,
    explorer: readExplorer,
  })
  console.log(`The mocked shop: ${url}\nIts controls:    ${url}__mock`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  return null
}

const server: Command = {
  USAGE: '[--port 4400] [--host 127.0.0.1] [--seed 7] [--size 5000]',
  run: serve,
}

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  async coverage() {
    const { coverage, USAGE } = await import('./program/coverage.ts')
    return { USAGE, run: coverage }
  },
  async smoke() {
    const { smoke, USAGE } = await import('./program/smoke.ts')
    return { USAGE, run: smoke }
  },
}

const [name = '', ...rest] = process.argv.slice(2)
const open = Object.hasOwn(commands, name) ? commands[name] : undefined
const { USAGE, run } = open ? await open() : server
try {
  const code = await run(open ? rest : process.argv.slice(2))
  if (code !== null) process.exitCode = code
} catch (error) {
  const problem = problemText(error)
  if (problem === null) throw error
  console.error(`${problem}\n${program} ${USAGE}`)
  process.exitCode = open ? 2 : 1
}
