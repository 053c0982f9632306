import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const LAST_PACKAGE = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/

/** The licences of the packages whose modules are in a bundle, which their authors ask to keep with it. */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((id) => LAST_PACKAGE.exec(id.replace(/^\0/, ''))?.[1] ?? []))
  const parts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string
      version: string
      license: string
    }
    const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder })
    if (file === undefined) throw new Error(`${name} has no licence file in ${dirname(folder)}.`)
    const text = readFileSync(join(folder, file), 'utf8').trim()
    return `## ${name} ${version} (${license})\n\n${text}\n`
  })
  return `# Packages in these modules\n\n${parts.join('\n')}`
}
