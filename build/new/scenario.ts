import { CannotWrite } from './files.ts'
import type { Template } from './template.ts'

/** A row of the error catalogue: the data of a page cannot be had. */
export const scenario: Template = {
  usage: 'scenario <name> [--start /path]',
  about: 'a row of the mock console, such as gift-cards.unavailable: the data of a page cannot be loaded',
  write(files, name, { start = '/' }) {
    if (!/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/.test(name))
      throw new CannotWrite(`"${name}" is no name of a scenario. Write it like this: gift-cards.unavailable`)
    if (!start.startsWith('/')) throw new CannotWrite(`"${start}" is no path of the shop.`)
    files.append(
      'mocks/scenarios/rows/pages.ts',
      'export const pageRows',
      `  {
    id: '${name}',
    row: 'Page data fetch failure',
    calls: ['page'],
    fault: { kind: 'status', status: 503 },
    when: { kind: 'always' },
    expects: { key: 'errors.unavailable_title', as: 'page' },
    start: '${start}',
    persona: 'guest',
    act: 'open',
  },`,
    )
    const noun = (name.split('.')[0] ?? name).replaceAll('-', ' ')
    const titles = {
      en: `The page “${noun}” is unavailable`,
      ms: `Halaman “${noun}” tidak tersedia`,
      zh: `“${noun}”页面暂时无法使用`,
    }
    for (const language of ['en', 'ms', 'zh'] as const)
      files.setJson(`locales/${language}/console.json`, `scenarios.title.${name}`, titles[language])
    return [
      `mocks/scenarios/rows/pages.ts: the calls, the fault, and what the shopper should see; move the row to the file of its subject`,
      `locales/*/console.json: its title, under scenarios.title`,
      `Its link: ${start}${start.includes('?') ? '&' : '?'}mock=${name}`,
    ]
  },
}
