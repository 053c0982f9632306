import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'postcss'
import en from '../locales/en/common.json' with { type: 'json' }
import shop from '../locales/en/shop.json' with { type: 'json' }
import ms from '../locales/ms/common.json' with { type: 'json' }
import zh from '../locales/zh/common.json' with { type: 'json' }
import { cssText } from '../src/app/theme.ts'
import { logoShape } from './head/logoShape.ts'

const root = resolve(import.meta.dirname, '..')

/** The texts of every language. */
export const languages = { en, ms, zh }
type Language = keyof typeof languages

export interface PageParts {
  /** The inline scripts, in their order. */
  scripts: readonly string[]
  /** The inline styles. */
  style: string
  /**
   * The inline styles of the page until its style sheets have loaded, which contain the same rules and more; the start script then removes
   * them.
   */
  prerenderedStyle?: string
  /** Further style elements of the head. */
  wholeStyles?: string
  /** The server of the calls; empty for the mocked server. */
  api: string
  /** The link to the icon; the icon itself by default. */
  icon?: string
  /** Title and the page's other elements of the head, after the start script, which drops them at another page's address. */
  head?: string
  /** The body; the neutral shell by default. */
  body?: string | undefined
  /** In development the tools add scripts and styles of their own. */
  isOpen?: boolean
}

/** The indentation of index.html, and the slashes of its void elements. */
const BETWEEN_TAGS = /(?: ?\/)?>\s*\n\s*</g

/** The page of index.html with its parts filled in. */
export function shellPage(template: string, parts: PageParts): string {
  const {
    scripts,
    style,
    prerenderedStyle,
    wholeStyles = '',
    icon = inlineIcon(),
    head = '<title>Pasar</title>',
    body,
    isOpen = false,
  } = parts
  const policy = isOpen ? '' : contentPolicy(parts)
  const { top, inner, end } = cut(template)
  const filledTop = fill(top, {
    policy: policy && `<meta http-equiv="content-security-policy" content="${policy}" />`,
    icon,
    style: `${prerenderedStyle ? `<style data-prerendered>${prerenderedStyle}</style>` : ''}<style>${style}</style>${wholeStyles}`,
    start: scripts.map((script) => `<script>${script}</script>`).join(''),
    page: head,
  })
  const leanTop = isOpen ? filledTop : filledTop.replace(BETWEEN_TAGS, '><')
  return `${leanTop}<body>${body ?? neutral(inner)}</body>${end}`
}

/** Without a file: a page without a fixed address cannot refer to one, and a request would take one of six connections at the start. */
export const inlineIcon = (): string =>
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(readFileSync(resolve(root, 'public/icon.svg'), 'utf8').trim())}" />`

function cut(template: string): { top: string; inner: string; end: string } {
  const [top = '', inner = '', end = ''] = template.split(/<\/?body>/)
  return { top, inner, end }
}

const neutral = (inner: string): string => fill(inner, bodyParts(everyLanguage))

/** The body of the neutral shell, on one line. */
export const neutralBody = (template: string): string => neutral(cut(template).inner).replace(/\s*\n\s*/g, '')

/** The notes after a prerendered page, in English: for a failed start, and for browsers without scripts. */
export const pageNotes = ({ failure = failureNote(['en']), isCut = false } = {}): string =>
  unscriptedNote(['en'], isCut ? ` ${shop.errors.unscripted_list}` : '') + failure

const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment)

const bodyParts = (spoken: readonly Language[]) => ({
  symbol: logoSymbol(),
  logo: logo(),
  unscripted: unscriptedNote(spoken),
  failure: failureNote(spoken),
})

/** The theme and the styles before the shop runs, minified. */
export const criticalStyle = (): string =>
  `${cssText}\n${readFileSync(resolve(root, 'build/head/shell.css'), 'utf8')}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')

/** The same rule by rule. */
export const criticalRules = (): string[] => parse(criticalStyle()).nodes.map(String)

/** Emotion inserts an empty style element and fills it through the object model, which the policy allows. */
const emptyStyle = ''

function contentPolicy({ scripts, style, prerenderedStyle, api }: PageParts): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${[...(prerenderedStyle ? [prerenderedStyle] : []), style, emptyStyle].map(hash).join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${api && ` ${new URL(api).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types pasar default dompurify',
  ].join('; ')
}

/** The paths of the logo, once in each document: `Logo` of the shop and the start screen refer to them, so that no script contains them. */
export const logoSymbol = (): string =>
  `<div hidden><svg><symbol id="logo" viewBox="${logoShape.viewBox}">${(
    ['handle', 'fruit', 'basket'] as const
  )
    .map((part) => `<path class="logo-${part}" d="${logoShape[part]}"/>`)
    .join(
      '',
    )}<path class="logo-word" transform="${logoShape.wordPlace}" d="${logoShape.word}"/></symbol></svg></div>`

/** The HTML of the logo, which the shell shows until the page renders. */
export const logo = (): string =>
  '<div class="start-logo"><svg width="88" height="28" aria-hidden="true"><use href="#logo"/></svg></div>'

const everyLanguage = Object.keys(languages) as Language[]

/** The language of one of several texts; that of a single one is the page's. */
const langOf = (language: Language, spoken: readonly Language[]): string =>
  spoken.length > 1 ? ` lang="${language}"` : ''

/** The message for a failed start, in the visitor's language if there are several. */
export const startFailure = (
  said: (language: Language) => string,
  spoken: readonly Language[] = everyLanguage,
): string =>
  `<div class="start-failure" role="alert">${spoken
    .map((language) => `<div${langOf(language, spoken)}>${said(language)}</div>`)
    .join('')}</div>`

/** Not even the shop's own error page could load. */
const failureMessages = (language: Language): string => {
  const { errors } = languages[language]
  return `<h1>${errors.start_title}</h1><p>${errors.start_text}</p><button type="button" data-boot-again>${errors.try_again}</button>`
}

const failureNote = (spoken: readonly Language[]): string => startFailure(failureMessages, spoken)

/** A script that translates the failure message of a prerendered page. It loads only after a failure, so that it delays no first paint. */
export const failureScript = (): string => {
  const words = everyLanguage.map((language) => [language, `<div>${failureMessages(language)}</div>`])
  return `document.querySelector('.start-failure').innerHTML=START.own.createHTML(${JSON.stringify(Object.fromEntries(words))}[document.documentElement.lang])`
}

/** The note for browsers without scripts, in every language, since the visitor's language is unknown. */
const unscriptedNote = (spoken: readonly Language[], more = ''): string =>
  `<noscript><div class="start-unscripted">${spoken
    .map((language) => `<p${langOf(language, spoken)}>${languages[language].errors.unscripted}${more}</p>`)
    .join('')}</div></noscript>`
