/** Writes the OpenAPI document of the contract: `node build/openapi.ts [file]`, by default `dist-openapi/openapi.json`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readOpenApi } from './openapi/readOpenApi.ts'

const root = resolve(import.meta.dirname, '..')
const file = resolve(process.argv[2] ?? join(root, 'dist-openapi/openapi.json'))
const document = await readOpenApi()
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
const operations = Object.values(document.paths).flatMap((path) => Object.keys(path)).length
console.log(`${operations} operations written to ${file}`)
