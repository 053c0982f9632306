import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import en from '../locales/en/common.json' with { type: 'json' }
import ms from '../locales/ms/common.json' with { type: 'json' }
import zh from '../locales/zh/common.json' with { type: 'json' }
import { cssText } from '../src/app/theme.ts'
import { logoShape } from '../src/ui/logoShape.ts'

const root = resolve(import.meta.dirname, '..')

/** Every language the shop speaks, with its texts. */
export const languages = { en, ms, zh }
type Language = keyof typeof languages

export interface PageParts {
  /** The inline scripts, in their order. */
  scripts: readonly string[]
  /** The inline styles. */
  style: string
  /** The server that calls go to; empty where the shop brings its own. */
  api: string
  /** Title and what else the page's head says of it. */
  head?: string
  /** What stands in the body; the neutral shell when left out. */
  body?: string | undefined
  /** In development the tools bring scripts and styles of their own. */
  isOpen?: boolean
}

/** The page of index.html with its parts filled in. */
export function shellPage(template: string, parts: PageParts): string {
  const { scripts, style, head = '<title>Pasar</title>', body, isOpen = false } = parts
  const icon = encodeURIComponent(readFileSync(resolve(root, 'public/icon.svg'), 'utf8').trim())
  const policy = isOpen ? '' : contentPolicy(parts)
  const { top, inner, end } = cut(template)
  const filledTop = fill(top, {
    policy: policy && `<meta http-equiv="content-security-policy" content="${policy}" />`,
    icon: `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}" />`,
    style: `<style>${style}</style>`,
    start: scripts.map((script) => `<script>${script}</script>`).join(''),
    page: head,
  })
  return `${filledTop}<body>${body ?? neutral(inner)}</body>${end}`
}

function cut(template: string): { top: string; inner: string; end: string } {
  const [top = '', inner = '', end = ''] = template.split(/<\/?body>/)
  return { top, inner, end }
}

const neutral = (inner: string): string => fill(inner, bodyParts(Object.keys(languages) as Language[]))

/** What stands in the body of the neutral shell, on one line. */
export const neutralBody = (template: string): string => neutral(cut(template).inner).replace(/\s*\n\s*/g, '')

/** What follows the page in a body: said when the shop cannot start, unless other words are given for that, and where scripts are off. */
export const pageNotes = (spoken: Language, failure?: string): string =>
  Object.values(notes([spoken], failure)).join('')

const fill = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replace(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment)

const notes = (spoken: readonly Language[], failure = failureNote()) => ({
  unscripted: unscriptedNote(spoken),
  failure,
})

const bodyParts = (spoken: readonly Language[]) => ({ logo: logo(), ...notes(spoken) })

/** The theme and what stands on the screen before the shop runs, made small. */
export const criticalStyle = (): string =>
  `${cssText}\n${readFileSync(resolve(root, 'build/head/shell.css'), 'utf8')}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')

/** Emotion puts an empty style element into the page and fills it through the object model, which a policy lets pass. */
const emptyStyle = ''

function contentPolicy({ scripts, style, api }: PageParts): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hash).join(' ')}`,
    `style-src 'self' ${hash(style)} ${hash(emptyStyle)}`,
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

/** What is shown in the shop's place where it does not start, in the language the visitor reads. */
export const startFailure = (said: (language: Language) => string): string =>
  `<div class="start-failure" role="alert">${(Object.keys(languages) as Language[])
    .map((language) => `<div lang="${language}">${said(language)}</div>`)
    .join('')}</div>`

/** Not even the shop's own error page could load. */
const failureNote = (): string =>
  startFailure((language) => {
    const { errors } = languages[language]
    return `<h1>${errors.start_title}</h1><p>${errors.start_text}</p><button type="button" data-boot-again>${errors.try_again}</button>`
  })

/** Says what scripts are needed for; nobody knows the language of a visitor without. */
const unscriptedNote = (spoken: readonly Language[]): string =>
  `<noscript><div class="start-unscripted">${spoken
    .map((language) => `<p lang="${language}">${languages[language].errors.unscripted}</p>`)
    .join('')}</div></noscript>`
