import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockOf } from '../kinds.ts'
import { copyProject, type ProjectCopy } from '../../setup/copyProject.ts'
import { run } from '../shell.ts'

const { text, before } = blockOf('vitest')
const file = /`(tests\/[\w/.]+\.test\.ts)`/.exec(before)?.[1] ?? 'no file is named'
let copy: ProjectCopy

beforeAll(async () => {
  copy = copyProject()
  await writeFile(join(copy.folder, file), `${text}\n`)
  const types = { extends: './tsconfig.json', include: [file] }
  await writeFile(join(copy.folder, 'tsconfig.snippet.json'), JSON.stringify(types))
})
afterAll(() => copy.remove())

describe('the test file for Vitest', () => {
  test.each([
    ['runs as the docs say', `npx vitest run ${file}`, /Tests +1 passed/],
    ['passes the linter', `npx oxlint --quiet ${file}`, /^Found 0 warnings and 0 errors/m],
    ['has the format of the project', `npx oxfmt --check ${file}`, /correct format/],
    ['has no type errors', 'npx tsc --noEmit -p tsconfig.snippet.json', /^$/],
  ])('%s', async (_title, command, prints) => {
    const { status, text: printed } = await run(command, { cwd: copy.folder })
    expect(printed.replaceAll(/^npm warn .*\n/gm, '')).toMatch(prints)
    expect(status).toBe(0)
  })
})
