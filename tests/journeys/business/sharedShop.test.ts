/** Two people of one business, each in a browser of their own, with one server between them; and a canteen at the limit of its invoice. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serveStatic, type StaticServer } from '../../../build/staticServer.ts'
import { named } from '../../../fixtures/named.ts'
import { demoPassword, people } from '../../../fixtures/people.ts'
import { type HttpServer, startHttpServer } from '../../../mocks/hosts/http/http.ts'
import { copyProject, type ProjectCopy } from '../../setup/copyProject.ts'
import { logIn, loginDialog } from '../account/account.ts'
import { accessibilityFaults } from '../accessibilityFaults.ts'
import { open as openAddress, phone, test as journey, type VisitOptions } from '../journey.ts'
import {
  addFromProductPage,
  arriveAt,
  atStep,
  chooseSlot,
  goOn,
  heading,
  openStep,
  placeOrder,
} from '../shopping.ts'

/** Places the order of a complete checkout, and returns its number. */
async function order(page: Page): Promise<string> {
  await placeOrder(page).click()
  await heading(page, /^Thank you/).waitFor()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

describe('two people of one business', () => {
  let server: HttpServer
  let copy: ProjectCopy
  let host: StaticServer

  beforeAll(async () => {
    server = await startHttpServer({ port: 0 })
    // The page that the shop recommends to a new member would open at any time.
    server.controls.answer('interstitials', { patch: { data: { interstitials: [] } }, when: 'always' })
    copy = copyProject()
    // `localhost` as for the shop: each browser then has its own cookie.
    const env = { ...process.env, NODE_ENV: 'production', VITE_API: `http://localhost:${server.port}` }
    await promisify(execFile)(join(copy.folder, 'node_modules/.bin/vite'), ['build'], {
      cwd: copy.folder,
      env,
    })
    host = await serveStatic({ folder: join(copy.folder, 'dist') })
  })
  afterAll(async () => {
    await host.close()
    await server.close()
    copy.remove()
  })

  const test = journey
    .extend('serviceWorkers', 'block')
    .extend('open', ({ visit }) => (path: string, options?: VisitOptions) => {
      return visit(path, { ...options, shop: host.url })
    })
  const goTo = (page: Page, path: string) => openAddress(page, new URL(path, host.url).href)
  const lastMessage = async () => (await server.server.store.read()).outbox.at(-1)?.content ?? ''

  async function enterAs(page: Page, key: 'businessOwner' | 'cartEditor') {
    await loginDialog(page).waitFor()
    await logIn(page, people[key].email, demoPassword)
    if (key === 'cartEditor') return
    const welcome = page.getByRole('dialog', { name: 'You’re buying for Kopitiam Makmur Sdn Bhd' })
    await welcome.getByRole('button', { name: 'Keep shopping' }).click()
  }

  /** Joins with the invitation of the open page, and closes the dialogs that follow. */
  async function acceptInvitation(member: Page) {
    const invitation = member.getByRole('dialog', { name: 'Join Kopitiam Makmur Sdn Bhd' })
    await invitation.getByLabel('First name').fill('Lina')
    await invitation.getByLabel('Last name').fill('Osman')
    await invitation.getByLabel('Choose a password').fill('Rambutan-2026')
    await invitation.getByRole('button', { name: 'Continue', exact: true }).click()
    const code = invitation.getByLabel(/^Code/)
    await code.waitFor()
    await code.fill(await lastMessage())
    await invitation.getByRole('button', { name: 'Create my account' }).click()
    await member.getByRole('button', { name: 'Got it' }).click()
    const membership = member.getByRole('dialog', { name: 'Connect your membership' })
    // The next page would ask again if the test left this one before.
    const dismissed = member.waitForResponse((response) => response.url().endsWith('/api/waon/dismiss'))
    await membership.getByRole('button', { name: 'Not now' }).click()
    await dismissed
  }

  async function answerLeadForm(member: Page) {
    const form = member.getByRole('dialog', { name: 'Tell us about your business' })
    await expect.poll(() => form.getByLabel('Company name').isEditable()).toBe(false)
    // The business has answered these.
    for (const known of ['Company size', 'Industry'])
      await expect.poll(() => form.getByLabel(known).isEnabled()).toBe(false)
    await form.getByLabel('Phone').fill('012-345 0099')
    await form.getByRole('button', { name: 'Send' }).click()
    await form.waitFor({ state: 'detached' })
  }

  test('one invites the other, who joins, orders, and is in the orders of the business', async ({ open }) => {
    const owner = await open('account/organization')
    await enterAs(owner, 'businessOwner')
    await owner.getByRole('button', { name: 'Invite a member' }).click()
    await owner.getByLabel(/^Email of your colleague/).fill('lina@kopitiam-makmur.example')
    await owner.getByRole('button', { name: 'Send invitation' }).click()
    await owner.getByText('Invitation sent to lina@kopitiam-makmur.example').first().waitFor()

    const member = await open(`invite/${await lastMessage()}`, phone)
    await acceptInvitation(member)
    await goTo(member, `product/${named.saleMilk}/milk`)
    await answerLeadForm(member)
    await addFromProductPage(member, 5)
    await member.getByRole('main').getByRole('button', { name: 'View in cart' }).click()
    await member.getByRole('link', { name: /^Checkout/ }).click()
    await atStep(member, 'Delivery address')
    await goOn(member)
    await atStep(member, 'Phone')
    await openStep(member).getByLabel('Phone number').fill('012-345 0099')
    await openStep(member).getByRole('button', { name: 'Send code' }).click()
    const code = openStep(member).getByLabel(/^Code/)
    await code.waitFor()
    await code.fill(await lastMessage())
    await goOn(member)
    await chooseSlot(member)
    await atStep(member, 'Payment')
    await openStep(member)
      .getByRole('radio', { name: /^Pay on delivery/ })
      .check()
    await goOn(member)
    const number = await order(member)

    await goTo(owner, 'account/order-history')
    await owner.getByRole('main').getByRole('link', { name: 'Lina Osman', exact: true }).click()
    await owner.waitForURL(/\?member=/)
    await owner
      .getByRole('link', { name: new RegExp(number) })
      .first()
      .waitFor()
  })

  test('one fills the cart, the other approves it and pays', async ({ open }) => {
    const editor = await open('account/shopping-lists/10000004', phone)
    await enterAs(editor, 'cartEditor')
    await editor.getByRole('button', { name: /^Add all to cart/ }).click()
    await editor
      .getByText(/added to cart/)
      .first()
      .waitFor()
    await goTo(editor, 'checkout')
    await editor.getByRole('textbox', { name: /^Note/ }).fill('For Saturday')
    expect(await accessibilityFaults(editor)).toEqual([])
    await editor.getByRole('button', { name: 'Send for approval' }).click()
    const sent = editor.getByRole('region', { name: 'Sent carts' })
    await sent.getByText('Waiting').waitFor()

    const owner = await open('account')
    await enterAs(owner, 'businessOwner')
    await owner.getByRole('link', { name: 'Check carts' }).click()
    const cart = owner.getByRole('article', { name: 'Cart from Jason Wong' })
    await cart.getByText('For Saturday').waitFor()
    await cart.getByRole('button', { name: 'Approve and go to cart' }).click()
    await owner.getByRole('link', { name: 'Checkout', exact: true }).click()
    await chooseSlot(owner)
    await atStep(owner, 'Payment')
    await goOn(owner)
    await order(owner)

    await goTo(editor, 'checkout')
    await sent.getByText('Ordered', { exact: true }).waitFor()
  })
})

const CSV = [
  'SKU,Quantity',
  `PSR-${named.saleMilk},6`,
  'PSR-1,2',
  `PSR-${named.omegaEggs},many`,
  `PSR-${named.omegaEggs},2`,
].join('\r\n')

journey.extend('serviceWorkers', 'block')(
  'a canteen uploads its order with wrong lines, is over the limit of its invoice, and pays by card',
  async ({ visit }) => {
    // Early in the morning the first delivery time costs nothing more.
    const page = await visit('bulk-purchase?persona=canteen-owner&clock=2026-11-26T06:30', phone)
    const quickOrder = page.getByRole('region', { name: 'Quick order' })
    await quickOrder
      .getByLabel('Upload a CSV file')
      .setInputFiles({ name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
    await quickOrder.getByRole('button', { name: 'Check items' }).click()
    const wrong = quickOrder.getByRole('list', { name: 'Lines to correct' }).getByRole('listitem')
    await expect
      .poll(() => wrong.allTextContents())
      .toEqual([
        'Line 3PSR-1,2No item with this number',
        `Line 4PSR-${named.omegaEggs},manyEnter a quantity from 1 to 99`,
      ])
    expect(await accessibilityFaults(page)).toEqual([])
    await quickOrder.getByRole('button', { name: /^Add 8 items to cart/ }).click()
    await page.getByText('8 items added to cart').first().waitFor()
    await openAddress(page, new URL('/checkout?step=billing', page.url()).href)
    // 141.30 of the persona, 6 × 7.90 and 2 × 8.90: 206.50, less tax 194.81, where 83.02 of the limit is left
    await page.getByText('This order is RM 111.79 over what’s available.', { exact: false }).waitFor()
    await openStep(page).getByRole('radio', { name: /^Visa/ }).check()
    await goOn(page)
    await order(page)
    await arriveAt(page, /^Thank you/)
  },
)
