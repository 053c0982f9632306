import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { demoPassword } from '../../../fixtures/people.ts'
import { newContext } from '../../setup/newContext.ts'
import { desktop } from '../journey.ts'

export const visitor = { locale: 'en-MY', reducedMotion: 'reduce' } as const

export interface WatchedPage {
  page: Page
  /** The policy violations and uncaught errors of a page, in all its documents. */
  violations: string[]
}

/** A page that reports violations from the first line of every document. */
export async function watch(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage()
  const violations: string[] = []
  page.on('pageerror', ({ message }) => violations.push(message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  // The walk leaves documents, and with them the variables of their windows.
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        window.reportViolation(`${violatedDirective}: ${blockedURI}, ${sourceFile}:${lineNumber}`)
      },
    )
  })
  return { page, violations }
}

export async function watched(browser: Browser, size: BrowserContextOptions = desktop): Promise<WatchedPage> {
  const context = await newContext(browser, { ...visitor, ...size })
  onTestFinished(() => context.close())
  return watch(context)
}

declare global {
  interface Window {
    reportViolation: (violation: string) => void
  }
}

export const at = (path: string) => new URL(path, inject('shop')).href
export const product = (gid: string) => `product/${gid}/any-slug`
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

/** Polls often, because Playwright slows down to two checks a second and there are many dialogs. */
export async function shown(what: Locator): Promise<void> {
  await expect.poll(() => what.first().isVisible(), { interval: 20, message: what.toString() }).toBe(true)
}
export async function gone(what: Locator): Promise<void> {
  await expect.poll(() => what.count(), { interval: 20, message: what.toString() }).toBe(0)
}

export async function logIn(page: Page, { email }: { email: string }): Promise<void> {
  const form = dialog(page, 'Log in')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}
