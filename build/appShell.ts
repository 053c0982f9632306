import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import en from '../locales/en/common.json' with { type: 'json' }
import ms from '../locales/ms/common.json' with { type: 'json' }
import zh from '../locales/zh/common.json' with { type: 'json' }
import { cssText } from '../src/app/theme.ts'
import { logoShape } from '../src/ui/logoShape.ts'
import { firstSegments } from './head/firstSegments.ts'
import { headScript } from './headScript.ts'
import { startUp } from './startUp.ts'

const root = resolve(import.meta.dirname, '..')
const font = {
  family: 'Plus Jakarta Sans Variable',
  weight: '200 800',
  display: 'swap',
  unicodeRange:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}
const fontFile =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'
const languages = { en, ms, zh }

interface Options {
  /** `./` when the page is to find its base path by itself. */
  base: string
  api: string
}

/**
 * Makes index.html the app shell: the theme and the critical styles inlined, one inline script that starts the shop after the
 * first paint from wherever it lives, a policy that names both by their hash, and `404.html` for static hosts.
 */
export function appShell({ base, api }: Options): Plugin {
  let isBuild = false
  let fontReference = ''
  const facts = { base: base === './' ? '' : base, firstSegments, languages: Object.keys(languages) }
  return {
    name: 'pasar-app-shell',
    enforce: 'post',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      const source = readFileSync(resolve(root, fontFile))
      fontReference = this.emitFile({ type: 'asset', name: 'plus-jakarta-sans.woff2', source })
    },
    async transformIndexHtml(html) {
      if (isBuild) return html
      const script = await headScript({
        ...facts,
        entry: '',
        preload: [],
        pages: {},
        words: {},
        font: { ...font, file: fontFile },
      })
      return filled(html, { script, style: criticalStyle(), policy: '' })
    },
    async generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const { entryStyles, ...found } = startUp(bundle)
      const file = this.getFileName(fontReference)
      const script = await headScript({ ...facts, ...found, font: { ...font, file } })
      const entryCss = entryStyles.map((name) => {
        const style = bundle[name]
        return style?.type === 'asset' ? String(style.source) : ''
      })
      const style = [criticalStyle(), ...entryCss].join('')
      const policy = contentPolicy(script, style, api)
      page.source = filled(withoutVitesTags(String(page.source)), { script, style, policy })
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source })
    },
  }
}

const criticalStyle = () =>
  `${cssText}\n${readFileSync(resolve(root, 'build/head/shell.css'), 'utf8')}`
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')

/** Vite's tags name their files next to the address, which is wrong at a deep link; the start script names them itself. */
const withoutVitesTags = (html: string) =>
  html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')

function filled(html: string, { script, style, policy }: { script: string; style: string; policy: string }) {
  const icon = encodeURIComponent(readFileSync(resolve(root, 'public/icon.svg'), 'utf8').trim())
  const parts: Record<string, string> = {
    policy: policy && `<meta http-equiv="content-security-policy" content="${policy}" />`,
    icon: `<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,${icon}" />`,
    style: `<style>${style}</style>`,
    start: `<script>${script}</script>`,
    logo: logo(),
    failure: failureNote(),
  }
  return html.replace(/<!--(\w+)-->/g, (comment, name: string) => parts[name] ?? comment)
}

/** Emotion puts an empty style element into the page and fills it through the object model, which a policy lets pass. */
const emptyStyle = ''

function contentPolicy(script: string, style: string, api: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'self'",
    `script-src 'self' ${hash(script)}`,
    `style-src 'self' ${hash(style)} ${hash(emptyStyle)}`,
    "img-src 'self' data: blob:",
    `connect-src 'self'${api && ` ${new URL(api).origin}`}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const logo = () =>
  `<div class="start-logo"><svg width="88" height="28" viewBox="${logoShape.viewBox}" aria-hidden="true">${(
    ['handle', 'fruit', 'basket'] as const
  )
    .map((part) => `<path class="${part}" d="${logoShape[part]}"/>`)
    .join('')}<path class="word" transform="${logoShape.wordPlace}" d="${logoShape.word}"/></svg></div>`

/** Shown when not even the shop's own error page could load, in the language the visitor reads. */
function failureNote(): string {
  const words = Object.entries(languages).map(
    ([language, { errors }]) =>
      `<div lang="${language}"><h1>${errors.start_title}</h1><p>${errors.start_text}</p><button type="button" data-boot-again>${errors.try_again}</button></div>`,
  )
  return `<div class="start-failure" role="alert">${words.join('')}</div>`
}
