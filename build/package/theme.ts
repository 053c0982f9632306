import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postcss, { type Plugin } from 'postcss'
import { cssText } from '../../src/app/theme.ts'

const root = resolve(import.meta.dirname, '../..')

/** The console in a page of another app. */
const CONSOLE = '[data-mock-console]'

/** Rules of the page as a whole, which is the other app's. */
const isOfPage = (selector: string): boolean => /^(html|::view-transition|::selection)/.test(selector)
const ofPage = /^(margin|min-height|overflow-x|background)$/

/** What the shop leaves to the browser, and another app may have changed. */
const usual = `h1, h2, h3, h4 { color: inherit; text-align: start; }
button { border-radius: 0; text-transform: none; transition: none; }
button:focus:not(:focus-visible) { outline: none; }`

/** The rule's selector for what is in the console, and for its button, which is outside of it. */
const inConsole = (selector: string): string[] => {
  const strong = selector.replace(/^:where(\(.*\))$/, ':is$1')
  return [
    `:root ${CONSOLE} ${strong}`,
    ...(/^(button\b|\*|:where)/.test(selector)
      ? [`:root ${strong.replace(/^\*?(button)?/, `$1${CONSOLE}`)}`]
      : []),
  ]
}

/**
 * The theme and the reset of the shop for the console alone. The reset wins over the app's rules for elements and their states, such as
 * `button:hover`, and loses to the classes of the console.
 */
export function consoleTheme(): string {
  const variables = cssText.replaceAll(':root', CONSOLE)
  const reset = postcss.parse(`${readFileSync(join(root, 'src/app/base.css'), 'utf8')}\n${usual}`)
  reset.walkRules((rule) => {
    if (isOfPage(rule.selector)) rule.remove()
    else if (rule.selector === 'body') {
      rule.selector = `:root ${CONSOLE}`
      rule.walkDecls(ofPage, (declaration) => void declaration.remove())
    } else rule.selectors = rule.selectors.flatMap(inConsole)
  })
  return `${variables}\n${reset.toString()}\n`
}

/** Lets the classes of the console win over the app's rules for states of elements, such as `button:hover`. */
export const strongerClasses: Plugin = {
  postcssPlugin: 'pasar-console-classes',
  Rule(rule) {
    const { parent } = rule
    const isNested =
      parent?.type === 'rule' ||
      (parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes')
    if (!isNested && !/:root|html/.test(rule.selector))
      rule.selectors = rule.selectors.map((selector) => `:root:root ${selector}`)
  },
}
