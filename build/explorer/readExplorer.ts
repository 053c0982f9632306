import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'

/** The page at `/` of the mock server, and its script. */
export interface Explorer {
  page: string
  script: string
}

const textOf = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8')

/** Reads both. The package `pasar-mock` contains them as texts (build/package/node.ts). */
export const readExplorer = async (): Promise<Explorer> => ({
  page: await textOf('page.html'),
  script: stripTypeScriptTypes(await textOf('explorer.ts')),
})
