import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

/** A page as it was at a finding: what can be looked at when the finding does not happen again. */
export interface Evidence {
  picture: Buffer | null
  /** Address, marks, focus, journal and content of the page. */
  text: string
}

/** Reads the page; a page that is gone has neither. */
export async function evidenceOf(page: Page): Promise<Evidence> {
  const state = await page
    .evaluate(() => {
      const { documentElement, activeElement, visibilityState } = document
      const calls = (window.mock?.journal() ?? [])
        .slice(-8)
        .map(({ method, path, status, fault }) => `${method} ${path} ${status} ${fault ?? ''}`)
      return [
        location.href,
        JSON.stringify(documentElement.dataset),
        `${visibilityState}, focus: ${activeElement?.outerHTML.slice(0, 300) ?? 'none'}`,
        ...calls,
      ].join('\n')
    })
    .catch(String)
  const content = await page.locator('body').ariaSnapshot().catch(String)
  const picture = await page.screenshot().catch(() => null)
  return { picture, text: `${state}\n\n${content}\n` }
}

/** Writes it into `test-results/monkey` and returns the path of the text. */
export function keepEvidence({ picture, text }: Evidence, name: string): string {
  const folder = resolve(import.meta.dirname, '../../test-results/monkey')
  mkdirSync(folder, { recursive: true })
  if (picture) writeFileSync(resolve(folder, `${name}.png`), picture)
  writeFileSync(resolve(folder, `${name}.txt`), text)
  return resolve(folder, `${name}.txt`)
}
