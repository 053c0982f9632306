import { addImport, append, insertBefore } from './anchors.ts'
import type { Kind } from './kind.ts'
import { namesOf } from './names.ts'
import { Problem } from './problem.ts'
import { template } from './template.ts'
import { addText, translationSteps, wordingOf } from './wording.ts'

/** A text page with a link: its route, component, data, texts and test. */
export const screen: Kind = (name, options, draft) => {
  const names = namesOf(name)
  const { camel, pascal, kebab, snake } = names
  const path = `/${kebab}`
  const title = wordingOf(names.title, options)
  const values = {
    ...names,
    path,
    title: JSON.stringify(title.en),
    titleMalay: JSON.stringify(title.ms),
    titleChinese: JSON.stringify(title.zh),
    documentTitle: JSON.stringify(`${title.en} · Pasar`),
  }
  const isTaken =
    draft.read('src/contract/routes.ts').includes(`'${path}': {`) ||
    draft.read('src/contract/routes.ts').includes(`kind: '${camel}'`) ||
    new RegExp(String.raw`^const ${camel}\b`, 'm').test(draft.read('src/routes.tsx'))
  if (isTaken) throw new Problem(`There is a page ${path} or ${camel}. Choose another name.`)

  draft.edit('src/contract/routes.ts', (text) =>
    insertBefore(text, 'export const routes = {', "'/404'", `'${path}': { kind: '${camel}' },`),
  )
  draft.edit('src/routes.tsx', (text) =>
    insertBefore(
      addImport(text, 'loadTexts', './i18n/index.ts').replace(
        /^const product = /m,
        (anchor) => `${template('lazyPage.txt', values)}\n${anchor}`,
      ),
      'const rows',
      "'/404'",
      `'${path}': { page: ${camel}, skeleton: PlainTextSkeleton },`,
    ),
  )
  draft.create(`src/pages/${camel}/${pascal}Page.tsx`, template('page.txt', values))
  draft.edit('fixtures/content/pages.ts', (text) =>
    append(text, 'export const plainPages', template('pageText.txt', values)),
  )
  addText(draft, 'shop.json', [snake, 'go_on'], {
    en: 'Continue shopping',
    ms: 'Terus membeli-belah',
    zh: '继续购物',
  })
  draft.edit('tests/spec/routeRows.ts', (text) =>
    append(
      text,
      'export const ourRoutes',
      `{ path: '${path}', why: 'The documents have no page for ${names.title.toLowerCase()}.' },`,
    ),
  )
  draft.create(`tests/screens/pages/${camel}.test.tsx`, template('pageTest.txt', values))

  return [
    ...translationSteps(options, `${camel} in fixtures/content/pages.ts`),
    `Write the text of the page: ${camel} in fixtures/content/pages.ts`,
    `Build the page: src/pages/${camel}/${pascal}Page.tsx; its other texts go to locales/*/shop.json under ${snake}`,
    `Link to it: pathTo('${path}')`,
    `Set isPublic, layout and prerendering: the row in src/contract/routes.ts`,
    `Give the reason for the route: ourRoutes in tests/spec/routeRows.ts, then \`npm run docs\``,
  ]
}
