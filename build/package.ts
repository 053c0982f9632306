/** Writes the package `pasar-mock` for other projects into `dist-mock/`: `npm run build:mock`, then `npm pack ./dist-mock`. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleForNode } from './package/node.ts'
import { bundleForPages } from './package/client.ts'
import { licencesOf } from './package/licences.ts'
import { manifestOf } from './package/manifest.ts'
import { writeTypes } from './package/types.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'dist-mock')
const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Parameters<
  typeof manifestOf
>[0]

rmSync(folder, { recursive: true, force: true })
const modules = [
  ...(await bundleForNode(join(folder, 'lib'))),
  ...(await bundleForPages(join(folder, 'browser'))),
]
writeTypes(join(folder, 'types'))
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(project), null, 2)}\n`)
writeFileSync(join(folder, 'THIRD-PARTY.md'), licencesOf(modules))
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
// Links to other pages of this project lead nowhere from the package.
const guide = readFileSync(join(root, 'docs/use-it-with-your-app.md'), 'utf8')
writeFileSync(join(folder, 'README.md'), guide.replaceAll(/\[([^\]]+)\]\([\w./-]+\.md\)/g, '$1'))
console.log(`pasar-mock ${project.version} written to ${folder}`)
