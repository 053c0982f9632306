import { expect, test } from 'vitest'
import { createControls } from '../../../mocks/controls/controls.ts'
import { parseLink } from '../../../mocks/controls/parseLink.ts'
import { waysToMeet } from '../../../mocks/controls/waysToMeet.ts'
import { openServer } from '../shopper.ts'

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
