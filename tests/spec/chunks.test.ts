import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'vitest'
import { namedModules } from '../../build/chunks.ts'
import { expectNone } from './expectNone.ts'

const root = resolve(import.meta.dirname, '../..')

test('every module that build/chunks.ts names exists', () => {
  const missing = namedModules.filter(
    (path) => !existsSync(resolve(root, path)) && globSync(`${path}.*`, { cwd: root }).length === 0,
  )
  expectNone(
    missing,
    (path) => `build/chunks.ts or build/chunks/ names ${path}: write its new path there, or remove it`,
  )
})
