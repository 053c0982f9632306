import type { BrowserContext } from 'playwright-core'
import type { Finding } from './action.ts'

/** Lines of Chromium or Playwright about what a walk does, not of the shop. */
const others = [
  /^Service Worker registration blocked/,
  /^Failed to load resource/,
  /was preloaded using link preload/,
]

export interface Watch {
  /** What the pages have reported since the last time. With faults on, the shop reports failed requests, as it should. */
  take(isDisturbed: boolean): Finding[]
}

/** Collects errors and warnings of all pages: uncaught errors, unhandled rejections, lines of the developer tools' console. */
export function watch(context: BrowserContext): Watch {
  let reported: Finding[] = []
  const report = (kind: string, text: string) => {
    if (others.some((line) => line.test(text))) return
    reported.push({
      what: `${kind}: ${text.split('\n')[0]?.replace(/\d{3,}|http\S+/g, '#')}`,
      detail: text,
      expects: 'expect(problems).toEqual([])',
    })
  }
  context.on('weberror', (error) => report('uncaught', error.error().stack ?? String(error.error())))
  context.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') report(line.type(), line.text())
  })
  return {
    take(isDisturbed) {
      const taken = reported
      reported = []
      return isDisturbed ? taken.filter(({ what }) => what.startsWith('uncaught')) : taken
    },
  }
}
