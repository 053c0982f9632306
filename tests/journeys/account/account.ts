import type { Locator, Page } from 'playwright-core'
import { closeInterstitials } from '../closeInterstitials.ts'
import { controlsReady } from '../console/controlsReady.ts'
import { phone, test as journey } from '../journey.ts'

/** The newest code or link that the shop has sent, once there is one; no message leaves the mock. */
export async function lastMessage(page: Page): Promise<string> {
  await controlsReady(page)
  const content = await page.waitForFunction(
    async () => (await window.mock?.server.store.read())?.outbox.at(-1)?.content,
  )
  return String(await content.jsonValue())
}

/** Types the code that the shop sends into the field, which is there once it is sent. */
export async function fillCode(page: Page, field: Locator): Promise<void> {
  await field.waitFor()
  await field.fill(await lastMessage(page))
}

export const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Log in', exact: true })

/** Logs in with the dialog that is open. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = loginDialog(page)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Waits for a page by its heading, also while a dialog of the start-up is open: the next press closes that. */
export const arriveOn = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name, includeHidden: true }).waitFor()

export const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name })

/** A journey on a phone, whose interstitials are closed as they open. */
export const test = journey
  .extend('serviceWorkers', 'block')
  .extend('onPhone', async ({ visit }) => async (path: string, beside?: Page): Promise<Page> => {
    const page = await visit(path, { ...phone, ...(beside ? { beside } : {}) })
    await closeInterstitials(page)
    return page
  })
