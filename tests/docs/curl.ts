import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The options of curl that the docs use, for a machine without curl: tests need only Node and npm. */
const standIn = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs')
const { parseArgs } = require('node:util')
const text = { type: 'string', short: 'o' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    output: text,
    data: { type: 'string', short: 'd' },
    header: { type: 'string', short: 'H', multiple: true },
  },
})
const headers = (values.header ?? []).map((header) => header.split(/:\\s*/, 2))
fetch(positionals[0], { method: values.data ? 'POST' : 'GET', headers, body: values.data })
  .then((response) => response.text())
  .then((body) => (values.output ? writeFileSync(values.output, body) : process.stdout.write(body)))
`

/** The folder of a small curl replacement, for machines without curl. */
export async function folderOfCurl(): Promise<string | undefined> {
  if (spawnSync('curl', ['--version']).status === 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'pasar-curl-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'curl'), standIn)
  await chmod(join(folder, 'curl'), 0o755)
  return folder
}
