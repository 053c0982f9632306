import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'postcss'
import en from '../locales/en/common.json' with { type: 'json' }
import later from '../locales/en/later.json' with { type: 'json' }
import ms from '../locales/ms/common.json' with { type: 'json' }
import zh from '../locales/zh/common.json' with { type: 'json' }
import { cssText } from '../src/app/theme.ts'
import { logoShape } from '../src/ui/media/logoShape.ts'

const root = resolve(import.meta.dirname, '..')

/** Every language the shop speaks, with its texts. */
export const languages = { en, ms, zh }
type Language = keyof typeof languages

export interface PageParts {
  /** The inline scripts, in their order. */
  scripts: readonly string[]
  /** The inline styles. */
  style: string
  /** What draws the page until its style sheets are there, which say the same and more: the start script takes it away then. */
  drawnStyle?: string
  /** What the head says of styles beside that. */
  wholeStyles?: string
  /** The server that calls go to; empty where the shop brings its own. */
  api: string
  /** Title and what else the page's head says of it, its icon too; the start script is in front of it. */
  head?: string
  /** What stands in the body; the neutral shell when left out. */
  body?: string | undefined
  /** In development the tools bring scripts and styles of their own. */
  isOpen?: boolean
}

/** The page of index.html with its parts filled in. */
export function shellPage(template: string, parts: PageParts): string {
  const {
    scripts,
    style,
    drawnStyle,
    wholeStyles = '',
    head = `<title>Pasar</title>${inlineIcon()}`,
    body,
    isOpen = false,
  } = parts
  const policy = isOpen ? '' : contentPolicy(parts)
  const { top, inner, end } = cut(template)
  const filledTop = fill(top, {
    policy: policy && `<meta http-equiv="content-security-policy" content="${policy}" />`,
    style: `${drawnStyle ? `<style data-drawn>${drawnStyle}</style>` : ''}<style>${style}</style>${wholeStyles}`,
    start: scripts.map((script) => `<script>${script}</script>`).join(''),
    page: head,
  })
  return `${filledTop}<body>${body ?? neutral(inner)}</body>${end}`
}

/** A page that may stand at any address cannot name a file. */
const inlineIcon = (): string =>
  `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${encodeURIComponent(readFileSync(resolve(root, 'public/icon.svg'), 'utf8').trim())}" />`

function cut(template: string): { top: string; inner: string; end: string } {
  const [top = '', inner = '', end = ''] = template.split(/<\/?body>/)
  return { top, inner, end }
}

const neutral = (inner: string): string => fill(inner, bodyParts(everyLanguage))

/** What stands in the body of the neutral shell, on one line. */
export const neutralBody = (template: string): string => neutral(cut(template).inner).replace(/\s*\n\s*/g, '')

/** What follows a drawn page, which is English, in a body: said when the shop cannot start, and where scripts are off. */
export const pageNotes = ({ failure = failureNote(['en']), isCut = false } = {}): string =>
  unscriptedNote(['en'], isCut ? ` ${later.errors.unscripted_list}` : '') + failure

const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment)

const bodyParts = (spoken: readonly Language[]) => ({
  logo: logo(),
  unscripted: unscriptedNote(spoken),
  failure: failureNote(spoken),
})

/** The theme and what stands on the screen before the shop runs, made small. */
export const criticalStyle = (): string =>
  `${cssText}\n${readFileSync(resolve(root, 'build/head/shell.css'), 'utf8')}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')

/** The same rule by rule. */
export const criticalRules = (): string[] => parse(criticalStyle()).nodes.map(String)

/** Emotion puts an empty style element into the page and fills it through the object model, which a policy lets pass. */
const emptyStyle = ''

function contentPolicy({ scripts, style, drawnStyle, api }: PageParts): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${[...(drawnStyle ? [drawnStyle] : []), style, emptyStyle].map(hash).join(' ')}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${api && ` ${new URL(api).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

export const logo = () =>
  `<div class="start-logo"><svg width="88" height="28" viewBox="${logoShape.viewBox}" aria-hidden="true">${(
    ['handle', 'fruit', 'basket'] as const
  )
    .map((part) => `<path class="${part}" d="${logoShape[part]}"/>`)
    .join('')}<path class="word" transform="${logoShape.wordPlace}" d="${logoShape.word}"/></svg></div>`

const everyLanguage = Object.keys(languages) as Language[]

/** The language of one of several texts; that of a single one is the page's. */
const langOf = (language: Language, spoken: readonly Language[]): string =>
  spoken.length > 1 ? ` lang="${language}"` : ''

/** What is shown in the shop's place where it does not start, in the language the visitor reads if it is said in several. */
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

/**
 * A script that says in the visitor's language what a drawn page says in English when the shop cannot start. Every page has to be painted
 * at once, and this is asked for when nothing else came: no page carries it.
 */
export const failureScript = (): string => {
  const words = everyLanguage.map((language) => [language, `<div>${failureMessages(language)}</div>`])
  return `document.querySelector('.start-failure').innerHTML=${JSON.stringify(Object.fromEntries(words))}[document.documentElement.lang]`
}

/** Says what scripts are needed for; nobody knows the language of a visitor without. */
const unscriptedNote = (spoken: readonly Language[], more = ''): string =>
  `<noscript><div class="start-unscripted">${spoken
    .map((language) => `<p${langOf(language, spoken)}>${languages[language].errors.unscripted}${more}</p>`)
    .join('')}</div></noscript>`
