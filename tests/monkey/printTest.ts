import { type Action, type Finding, isToggle, type Start, wordsOf } from './action.ts'

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const found = ({ role, name, nth }: { role: string; name: string; nth: number }): string =>
  `page.getByRole(${text(role)}, { name: ${text(name)}, exact: true })${nth > 0 ? `.nth(${nth})` : ''}`

const mock = (code: string): string => `await page.evaluate(() => window.mock.${code})`

function linesOf(action: Action): string[] {
  switch (action.do) {
    case 'tap':
      return [`await ${found(action)}.${isToggle(action) ? `press('Space')` : 'click()'}`]
    case 'type':
      return [
        `await ${found(action)}.fill(${text(action.text)})`,
        ...(action.isSent ? [`await ${found(action)}.press('Enter')`] : []),
      ]
    case 'choose':
      return [
        `await ${found(action)}.focus()`,
        ...Array.from({ length: action.at + 1 }, () => `await page.keyboard.press('ArrowDown')`),
        `await page.keyboard.press('Enter')`,
      ]
    case 'key':
      return [`await page.keyboard.press(${text(action.key)})`]
    case 'back':
      return ['await page.goBack()']
    case 'forward':
      return ['await page.goForward()']
    case 'reload':
      return ['await page.reload()']
    case 'open':
      return [`await page.goto(${text(action.path)})`]
    case 'resize':
      return [`await page.setViewportSize({ width: ${action.width}, height: ${action.height} })`]
    case 'language':
      return [`await page.getByRole('radio', { name: ${text(action.language)} }).first().press('Space')`]
    case 'clock':
      return [mock(`clock.advance(${action.minutes} * 60_000)`)]
    case 'tab':
      return [
        `// The other tab: here the first time it is opened.`,
        `;[page] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))])`,
      ]
    case 'arm':
      return [mock(`arm(${text(action.fault)})`)]
    case 'network':
      return [mock(`setNetwork({ failureRate: ${action.failureRate}, latency: ${text(action.latency)} })`)]
    case 'calm':
      return [mock('clear()')]
  }
}

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n')

/** A test for `@playwright/test` that walks the same path. `baseURL` is the shop's address. */
export function printTest(start: Start, actions: readonly Action[], finding: Finding, clock: string): string {
  const { path, persona, seed, width, height } = start
  const query = `persona=${persona}&seed=${seed}&clock=${clock}&console=0`
  const steps = actions.flatMap((action) => [`// ${wordsOf(action)}`, ...linesOf(action)])
  return [
    `import { expect, test } from '@playwright/test'`,
    '',
    `test(${text(finding.what)}, async ({ page: first }) => {`,
    indented([
      'let page = first',
      'const problems: string[] = []',
      `page.context().on('weberror', (error) => problems.push(String(error.error())))`,
      `page.context().on('console', (line) => void (/error|warning/.test(line.type()) && problems.push(line.text())))`,
      `await page.setViewportSize({ width: ${width}, height: ${height} })`,
      `await page.goto(${text(`${path}${path.includes('?') ? '&' : '?'}${query}`)})`,
      'await page.waitForFunction(() => window.mock?.shop())',
      ...steps,
      `// ${finding.detail.split('\n')[0]}`,
      finding.expects,
    ]),
    '})',
  ].join('\n')
}
