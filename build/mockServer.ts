#!/usr/bin/env node
/** Opens the mocked shop on a local port: `npm run mock-server`, with `-- --port 5000`, `--host 0.0.0.0`, `--seed 7`, `--size 5000`. */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { startHttpServer } from '../mocks/hosts/http/http.ts'
import { readExplorer } from './explorer/readExplorer.ts'
import { readOpenApi } from './openapi/readOpenApi.ts'

/** The package `pasar-mock` contains this program as well, compiled. */
const command =
  basename(import.meta.filename) === 'mockServer.ts' ? 'npm run mock-server --' : 'npx pasar-mock'
const USAGE = `${command} [--port 4400] [--host 127.0.0.1] [--seed 7] [--size 5000]`

class Misread extends Error {}

function wholeNumber(name: string, text: string | undefined, largest: number): number | undefined {
  if (text === undefined || text === '') return undefined
  if (/^\d{1,9}$/.test(text) && Number(text) <= largest) return Number(text)
  throw new Misread(`${name} should be a whole number up to ${largest}, not "${text}".`)
}

function asked() {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { port: text, host: text, seed: text, size: text } })
  const port = wholeNumber('The port', values.port ?? process.env['PORT'], 65_535)
  const seed = wholeNumber('The seed', values.seed, 999_999_999)
  const catalogueSize = wholeNumber('The size', values.size, 80_000)
  return {
    ...(port === undefined ? {} : { port }),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(seed === undefined ? {} : { seed }),
    ...(catalogueSize === undefined ? {} : { catalogueSize }),
  }
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

function sayingOf(error: unknown): string | null {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return 'The port is taken: name another with --port, or 0 for any that is free.'
  if (code === 'EACCES') return 'The port may not be used: name another with --port.'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return 'This machine has no such address: see --host.'
  const isOption = typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')
  return error instanceof Misread || (isOption && error instanceof Error) ? error.message : null
}

try {
  const { url, close } = await startHttpServer({ ...asked(), openApi: readOpenApi, explorer: readExplorer })
  console.log(`The mocked shop: ${url}\nIts controls:    ${url}__mock`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
} catch (error) {
  const saying = sayingOf(error)
  if (saying === null) throw error
  console.error(`${saying}\n${USAGE}`)
  process.exitCode = 1
}
