import { CannotWrite } from './files.ts'
import { namesOf } from './names.ts'
import type { Template } from './template.ts'

const EMPTY = { en: 'There is nothing here yet.', ms: 'Belum ada apa-apa di sini.', zh: '这里还没有内容。' }

/** `/<name>`: a page of words with a part of its own, in three languages, and its screen test. */
export const screen: Template = {
  usage: 'screen <name>',
  about: 'a page at /<name>: route, component, texts in three languages, screen test',
  write(files, name) {
    const names = namesOf(name)
    if (!names) throw new CannotWrite(`"${name}" is no name of a screen. Write it like this: gift-cards`)
    const { kebab, camel, pascal, words } = names
    files.insertBefore(
      'src/contract/routes.ts',
      "  '/unauthorized':",
      `  '/${kebab}': { kind: '${camel}' },\n`,
    )
    files.insertBefore(
      'src/routes.tsx',
      'const goods = {',
      `const ${camel} = async (): Promise<ComponentType> => {
  const [{ ${pascal}Page }] = await Promise.all([import('./pages/${camel}/${pascal}Page.tsx'), loadLaterWords(), loadCleaner()])
  return ${pascal}Page
}

`,
    )
    files.append(
      'src/routes.tsx',
      'const rows:',
      `  '/${kebab}': { page: ${camel}, skeleton: PlainTextSkeleton },`,
    )
    files.create(
      `src/pages/${camel}/${pascal}Page.tsx`,
      `import { useT } from '../../i18n/index.ts'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { usePageGroup } from '../pageGroup.ts'
import styles from '../plain/PlainTextPage.module.css'
import { Seo } from '../Seo.tsx'

/** ${words}: the texts of \`fixtures/content/pages.ts\`, and below them what the page is for. */
export function ${pascal}Page() {
  const t = useT()
  const { page, content } = usePageGroup('content')
  return (
    <article className={styles.page}>
      <Seo seo={page.seo} />
      <h1 className={styles.title}>{content.title}</h1>
      {content.sections.map(({ heading, html }) => (
        <SafeHtml key={heading} html={html} />
      ))}
      <p>{t('${camel}.empty')}</p>
    </article>
  )
}
`,
    )
    files.append(
      'fixtures/content/pages.ts',
      'export const plainPages = {',
      `  ${camel}: {
    title: { en: '${words}', ms: 'Halaman “${words}”', zh: '“${words}”页面' },
    html: {
      en: '<p>Questions? Call {careline}.</p>',
      ms: '<p>Ada soalan? Hubungi {careline}.</p>',
      zh: '<p>有疑问？请致电 {careline}。</p>',
    },
  },`,
    )
    for (const language of ['en', 'ms', 'zh'] as const)
      files.setJson(`locales/${language}/later.json`, `${camel}.empty`, EMPTY[language])
    files.append(
      'tests/spec/routeRows.ts',
      'export const ourRoutes',
      `  { path: '/${kebab}', why: '${words}: say why the shop needs this page.' },`,
    )
    files.create(
      `tests/screens/${camel}.test.tsx`,
      `import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeFaults } from './axeFaults.ts'
import { openShop, withShop } from './openShop.tsx'

withShop()

test('${words}: the page has its title, and says that there is nothing yet', async () => {
  await openShop('/${kebab}')
  expect(await screen.findByRole('heading', { level: 1, name: '${words}' })).toBeVisible()
  expect(await screen.findByText('There is nothing here yet.')).toBeVisible()
  expect(await axeFaults()).toEqual([])
})
`,
    )
    return [
      `fixtures/content/pages.ts: the title in Malay and Chinese, and the text`,
      `src/pages/${camel}/${pascal}Page.tsx: what the page shows; links to it are \`pathTo('/${kebab}')\``,
      `locales/*/later.json: its words, under "${camel}"`,
      `tests/spec/routeRows.ts: why the shop needs a page that the documents do not have`,
      `Data of its own, instead of a title and a text: CONTRIBUTING.md, "A screen"`,
    ]
  },
}
