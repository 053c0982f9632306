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
import { matchedBy } from '../../mocks/matchedBy.ts'

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
const question = (name = 'Are you human?') => screen.findByRole('dialog', { name })
const press = async (name: string) => within(await question()).getByRole('button', { name })
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const statuses = (call: string) =>
  shop.server.journal
    .entries()
    .filter((entry) => entry.call === call)
    .map(({ status }) => status)
const quantities = () => currentCart().cartVariants.map(({ quantity }) => quantity)

test('a blocked request continues after the shopper has passed', async () => {
  const { shopper } = await open(MILK)
  await waitFor(() => expect(statuses('syncCart')).toEqual([200]))
  await protect()
  await shopper.click(screen.getByRole('button', { name: /^Add · / }))
  await shopper.click(await press('I’m human'))
  await closed()
  await waitFor(() => expect(statuses('changeCart')).toEqual([403, 200]))
  await waitFor(() => expect(quantities()).toEqual([1]))
  expect(loads).toEqual([])
  expect(await request(callTable.topSearches)).toHaveProperty('topSearches')
})

test('requests that are blocked at the same time share one challenge', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = [request(callTable.topSearches), request(callTable.interstitials)]
  expect(await question()).toBeVisible()
  await waitFor(() => expect(statuses('interstitials')).toEqual([403]))
  await shopper.click(await press('I’m human'))
  await expect(Promise.all(asked)).resolves.toHaveLength(2)
  expect(statuses('passBotChallenge')).toEqual([200])
})

test.each([
  ['Not now', async () => press('Not now')],
  ['Escape', async () => null],
])('after giving up with %s the cart is unchanged, and the page reloads', async (_how, button) => {
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

test('an answer that fails to arrive shows a message, and can be sent again', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = request(callTable.topSearches)
  await question()
  shop.server.faultInjector = matchedBy(({ call }) =>
    call === 'passBotChallenge' ? { kind: 'network' } : undefined,
  )
  await shopper.click(await press('I’m human'))
  expect(await within(await question()).findByRole('alert')).toHaveTextContent(/limited or no network/)
  shop.server.faultInjector = undefined
  await shopper.click(await press('I’m human'))
  await expect(asked).resolves.toHaveProperty('topSearches')
})

test('a challenge that has expired reloads the page', async () => {
  const { shopper } = await open('/')
  await protect()
  const asked = request(callTable.topSearches).catch((error: unknown) => error)
  await question()
  await protect()
  await shopper.click(await press('I’m human'))
  expect(await asked).toMatchObject({ kind: 'bot' })
  expect(loads).toEqual([window.location.href])
})

test('a pending age question opens after the challenge', async () => {
  const { shopper } = await open(BEER)
  await question('Are you 21 or older?')
  await protect()
  const asked = request(callTable.topSearches)
  await shopper.click(await press('I’m human'))
  await expect(asked).resolves.toHaveProperty('topSearches')
  expect(await question('Are you 21 or older?')).toBeVisible()
})

test('a login has no challenge', async () => {
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
])('the challenge is in the shop’s language: %s', async (language, title, yes) => {
  const { shopper } = await open('/', language)
  await protect()
  const asked = request(callTable.topSearches)
  await shopper.click(within(await question(title)).getByRole('button', { name: yes }))
  await expect(asked).resolves.toHaveProperty('topSearches')
})
