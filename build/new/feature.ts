import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { append } from './anchors.ts'
import type { Kind } from './kind.ts'
import { namesOf } from './names.ts'
import { Problem } from './problem.ts'
import { template } from './template.ts'
import { addText, translationSteps, wordingOf } from './wording.ts'

const root = join(import.meta.dirname, '../..')

/** A part that the shell and several pages can use: a folder of its own with a component, its title, its place in the import map and its test. */
export const feature: Kind = (name, options, draft) => {
  const names = namesOf(name)
  const { pascal, kebab, snake } = names
  const folder = `src/features/${kebab}`
  if (existsSync(join(root, folder))) throw new Problem(`There is a feature ${kebab}. Choose another name.`)
  const title = wordingOf(names.title, options)
  const values = { ...names, quotedTitle: JSON.stringify(title.en) }

  draft.edit('build/importMap.ts', (text) => append(text, 'const features', `  ['${kebab}', []],`))
  draft.create(`${folder}/${pascal}.tsx`, template('feature.txt', values))
  addText(draft, 'shop.json', [snake, 'title'], title)
  draft.create(`tests/screens/${kebab}/${names.camel}.test.tsx`, template('featureTest.txt', values))

  return [
    ...translationSteps(options, `title of ${snake} in locales/*/shop.json`),
    `Build it: ${folder}/${pascal}.tsx; its other texts go to locales/*/shop.json under ${snake}`,
    `Use it in src/shell or in pages of src/pages; a page that shows it loads with withTexts() in src/routes.tsx`,
    `Import from another feature? Name it in the row of ${kebab} in build/importMap.ts, below that feature's row`,
  ]
}
