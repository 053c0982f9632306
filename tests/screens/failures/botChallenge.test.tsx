import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { setBotProtection } from '../../../mocks/server/botProtection.ts'
import { setDocumentLoad } from '../../../src/api/documentLoad.ts'
import { request } from '../../../src/api/request.ts'
import { loginCalls } from '../../../src/contract/calls/auth/login.ts'
import { callTable } from '../../../src/contract/callTable.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { currentCart } from '../../../src/stores/cart/cart.ts'
import { openShop, withShop } from '../openShop.tsx'
import { struckBy } from '../../mocks/struckBy.ts'

const shop = withShop()
const MILK = `/product/${named.saleMilk}/ladang-fresh-milk-full-cream-1-l`
const BEER = `/product/${named.ageGatedBeer}/pelabuhan-harbour-lager-320-ml`

let loads: string[] = []
let leave = () => {}
const open = async (...where: Parameters<typeof openShop>) => {
  const opened = await openShop(...where)
  leave = opened.leave
  return opened
}
beforeEach(() => {
  loads = []
  setDocumentLoad((href) => loads.push(href))
})
afterEach(() => {
  leave()
  sessionStorage.clear()
  vi.restoreAllMocks()
})
afterAll(() => setDocumentLoad(null))

const protect = () => shop.server.store.write((state) => setBotProtection(state, true))
const question = (name = 'Are you a person?') => screen.findByRole('dialog', { name })
const press = async (name: string) => within(await question()).getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const statuses = (call: string) =>
  shop.server.journal
    .entries()
    .filter((entry) => entry.call === call)
    .map(({ status }) => status)
const quantities = () => currentCart().cartVariants.map(({ quantity }) => quantity)

test('what was blocked goes on once the shopper has passed', async () => {
  const { shopper } = await open(MILK)
  await waitFor(() => expect(statuses('syncCart')).toEqual([200]))
  await protect()
  await shopper.click(screen.getByRole('button', { name: /^Add · / }))
  await shopper.click(await press('I am a person'))
  await closed()
  await waitFor(() => expect(statuses('changeCart')).toEqual([403, 200]))
  await waitFor(() => expect(quantities()).toEqual([1]))
  expect(loads).toEqual([])
  expect(await request(callTable.topSearches)).toHaveProperty('topSearches')
})

test('calls that are blocked at the same time wait for one answer', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = [request(callTable.topSearches), request(callTable.interstitials)]
  expect(await question()).toBeVisible()
  await waitFor(() => expect(statuses('interstitials')).toEqual([403]))
  await shopper.click(await press('I am a person'))
  await expect(Promise.all(asked)).resolves.toHaveLength(2)
  expect(statuses('passBotChallenge')).toEqual([200])
})

test.each([
  ['Not now', async () => press('Not now')],
  ['Escape', async () => null],
])('who gives up with %s finds the cart as it was, and the page reloads', async (_how, button) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { shopper } = await open(MILK)
  await waitFor(() => expect(statuses('syncCart')).toEqual([200]))
  await protect()
  await shopper.click(screen.getByRole('button', { name: /^Add · / }))
  await question()
  const target = await button()
  if (target) await shopper.click(target)
  else await shopper.keyboard('{Escape}')
  await waitFor(() => expect(loads).toEqual([window.location.href]))
  await closed()
  expect(statuses('changeCart')).toEqual([403])
  expect((await shop.server.store.read()).visitors['browser']?.guest.cart.lines).toEqual([])
})

test('a yes that does not arrive is said, and can be said again', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = request(callTable.topSearches)
  await question()
  shop.server.faultInjector = struckBy(({ call }) =>
    call === 'passBotChallenge' ? { kind: 'network' } : undefined,
  )
  await shopper.click(await press('I am a person'))
  expect(await within(await question()).findByRole('alert')).toHaveTextContent(/limited or no network/)
  shop.server.faultInjector = undefined
  await shopper.click(await press('I am a person'))
  await expect(asked).resolves.toHaveProperty('topSearches')
})

test('a challenge that is no longer asked leaves it to a fresh page', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = request(callTable.topSearches).catch((error: unknown) => error)
  await question()
  await protect()
  await shopper.click(await press('I am a person'))
  expect(await asked).toMatchObject({ kind: 'bot' })
  expect(loads).toEqual([window.location.href])
})

test('an age that was asked for is still to be told afterwards', async () => {
  const { shopper } = await open(BEER)
  await question('Are you 21 or older?')
  await protect()
  const asked = request(callTable.topSearches)
  await shopper.click(await press('I am a person'))
  await expect(asked).resolves.toHaveProperty('topSearches')
  expect(await question('Are you 21 or older?')).toBeVisible()
})

test('a login is not asked', async () => {
  await open('/')
  await waitFor(() => expect(statuses('syncCart')).toEqual([200]))
  await protect()
  const loginData = { email: 'nobody@pasar.example', password: 'Wrong-password-1' }
  await expect(request(loginCalls.login, { body: { loginData, additionalItems: [] } })).rejects.toMatchObject(
    { code: 55 },
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  [Language.MALAY, 'Adakah anda manusia?', 'Saya manusia'],
  [Language.CHINESE, '您是真人吗？', '我是真人'],
])('it is asked in the language of the shop: %s', async (language, title, yes) => {
  const { shopper } = await open('/', language)
  await protect()
  const asked = request(callTable.topSearches)
  await shopper.click(within(await question(title)).getByRole('button', { name: yes }))
  await expect(asked).resolves.toHaveProperty('topSearches')
})
