import { expect, test } from 'vitest'
import { createControls } from '../../../mocks/controls/controls.ts'
import { coverageOf } from '../../../mocks/controls/coverage.ts'
import { parseLink } from '../../../mocks/controls/parseLink.ts'
import { waysToMeet } from '../../../mocks/controls/waysToMeet.ts'
import type { Act } from '../../../mocks/scenarios/row.ts'
import { scenarioOf } from '../../../mocks/scenarios/table.ts'
import { saver } from '../saver.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

test('a real input comes before a fault', () => {
  expect(waysToMeet('login', '5')).toMatchObject({
    input: { id: 'real.login-vn' },
    link: '/products/search/milk?mock=real.login-vn&persona=guest',
    fault: 'login:code:5',
  })
  expect(waysToMeet('verifyPhone', '596')).toMatchObject({ fault: 'verifyPhone:code:596' })
})

test('a code without a scenario is met by a fault, on a page that sends the call', () => {
  expect(waysToMeet('changeCart', 'over_maximum')).toEqual({
    link: '/cart?mock=changeCart:code:over_maximum&persona=guest-cart',
    fault: 'changeCart:code:over_maximum',
  })
})

test('every documented error has a link that can be read, and a fault that can be armed', () => {
  const controls = createControls(openServer())
  const gaps = controls.coverage
    .calls()
    .flatMap(({ call, documented }) => documented.map(({ ending }) => [call, ending] as const))
    .filter(([, ending]) => ending !== 'ok')
  expect(gaps.length).toBeGreaterThan(100)
  for (const [call, ending] of gaps) {
    const { link = '', fault = '' } = waysToMeet(call, ending)
    const { linkOptions, problems } = parseLink(new URL(link, 'http://shop.test').searchParams)
    expect([problems, linkOptions.mocks.length], link).toEqual([[], 1])
    expect(() => controls.arm(fault)).not.toThrow()
  }
})

/** Email and telephone of a person with an account. */
const known = { email: 'weiling.lim@rumah.example', phone: '0190000596' }
const invited = { email: 'mira.osman@example.com', type: 'registration' }
const lead = {
  firstName: 'Devi',
  lastName: 'Krishnan',
  phoneNumber: '0123450013',
  companyName: 'Kedai Baru Devi',
  size: '1-5',
  industryType: 'Retail',
  postalCode: '50450',
}

/** The requests of an act as the shop sends them (tests/journeys/scenarios/acts.ts presses the buttons). */
const acts: Partial<Record<Act, (ana: Shopper) => Promise<unknown>>> = {
  async giveCode(ana) {
    await ana.ask('POST', '/api/issue-otp', invited)
    const loginData = { email: invited.email, firstName: 'Mira', lastName: 'Osman', password: 'Barista-2026' }
    await ana.ask('POST', '/api/join', { loginData, otp: '123456' })
  },
  joinByKnownEmail: (ana) =>
    ana.ask('POST', '/api/issue-otp', { email: known.email, phone: '0123456789', type: 'registration' }),
  joinByKnownTelephone: (ana) =>
    ana.ask('POST', '/api/issue-otp', {
      email: 'iman@example.com',
      phone: known.phone,
      type: 'registration',
    }),
  sendLeadOfKnownTelephone: (ana) =>
    ana.ask('PUT', '/api/lead-capture', { ...lead, phoneNumber: '0123450007' }),
  sendLeadFromLabuan: (ana) => ana.ask('PUT', '/api/lead-capture', { ...lead, postalCode: '87000' }),
  enterPromoCode: (ana) => saver(ana).code('JIMAT5'),
  enterWalletCode: (ana) => saver(ana).code('BOOST10'),
}

const offered = coverageOf({}).flatMap(({ call, documented }) =>
  documented.flatMap(({ ending }) => {
    const { link = '' } = waysToMeet(call, ending)
    const row = scenarioOf(new URL(link, 'http://shop.test').searchParams.get('mock') ?? '')
    return row ? [{ call, ending, row }] : []
  }),
)

test.each(offered)('$call, $ending: the offered scenario $row.id sends this call', ({ call, row }) => {
  expect(row.calls[0]).toBe(call)
})

const severalCalls = offered.filter(({ row }) => row.calls.length > 1 || row.act === 'giveCode')

test.each(severalCalls)('$call, $ending: the act of $row.id meets it', async ({ call, ending, row }) => {
  const server = openServer()
  const controls = createControls(server)
  const ana = shopper(server)
  await controls.become(row.persona)
  await ana.sync()
  controls.arm(row.id)
  await acts[row.act]?.(ana)
  const { documented } = controls.coverage.calls().find((one) => one.call === call) ?? { documented: [] }
  const isReal = row.isReal === true
  expect(documented.find((one) => one.ending === ending)).toEqual({
    ending,
    count: isReal ? 1 : 0,
    armed: isReal ? 0 : 1,
  })
})

test('an ending that no scenario sends is met by a fault, on the page that sends the call', () => {
  expect(waysToMeet('gateEmailSignUp', '561')).toEqual({
    link: '/checkout-login?mock=gateEmailSignUp:code:561&persona=guest-cart',
    fault: 'gateEmailSignUp:code:561',
  })
  expect(waysToMeet('forgetPassword', '566').link).toBe(
    '/login?form=forgotten&mock=forgetPassword:code:566&persona=guest',
  )
})
