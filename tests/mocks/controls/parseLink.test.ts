import { describe, expect, test } from 'vitest'
import { applyLink } from '../../../mocks/controls/applyLink.ts'
import { createControls } from '../../../mocks/controls/controls.ts'
import { parseLink } from '../../../mocks/controls/parseLink.ts'
import { openServer } from '../shopper.ts'

async function problemsOf(query: string) {
  const controls = createControls(openServer())
  const { linkOptions, problems } = parseLink(new URLSearchParams(query))
  return [...problems, ...(await applyLink(controls, linkOptions))]
}

describe('the unreadable parts of a link', () => {
  test.each([
    ['mock=cart.chnge@zz', 'cart.change.rejected'],
    ['mock=cart.chnge', 'cart.change.rejected'],
    ['mock=chnageCart:sttus:503@zz', 'changeCart'],
    ['mock=changeCart:sttus:503@zz', 'status'],
    ['persona=retruning', 'returning'],
    ['persna=returning', 'persona'],
    ['mocks=cart.change.rejected', 'mock'],
    ['Mock=cart.change.rejected', 'mock'],
    ['Persona=returning', 'persona'],
    ['mock=/api/cart/promo-code:network', 'removePromoCode'],
    ['mock=cart.change.rejected,cart.chnge@zz', 'cart.change.rejected'],
  ])('%s is reported with the suggestion %s', async (query, meant) => {
    expect(await problemsOf(query)).toMatchObject([
      { suggestions: expect.arrayContaining([meant]) as string[] },
    ])
  })

  test.each([
    ['mock=cart.change.rejected@zz', 'cart.change.rejected@always'],
    ['mock=changeCart:status:9', 'changeCart:status:503'],
    ['mock=', 'cart.change.rejected'],
    ['mock=changeCart', 'changeCart:network'],
    ['mock=/api/carts/change', '/api/carts/change:network'],
    ['clock=noon', '2026-12-24T10:00'],
    ['latency=fast', 'lognormal:300'],
    ['failures=some', '30%'],
    ['size=0', '5000'],
    ['size=999999', '80000'],
  ])('%s is reported with an example', async (query, example) => {
    const [parameter = '', value = ''] = query.split('=')
    expect(await problemsOf(query)).toEqual([
      { parameter, value, examples: expect.arrayContaining([example]) as string[] },
    ])
  })

  test.each([
    [
      'persona=guest&seed=7&persona=returning',
      [{ parameter: 'persona', value: 'guest', replacedBy: 'returning' }],
    ],
    [
      'mock=changeCart:network&mock=ChangeCart:network@2',
      [{ parameter: 'mock', value: 'changeCart:network', replacedBy: 'ChangeCart:network@2' }],
    ],
    ['mock=changeCart:network&mock=changeCart:status:503', []],
  ])('%s: what is there twice is reported', async (query, problems) => {
    expect(await problemsOf(query)).toEqual(problems)
  })

  test('the shop’s own parameters are not reported', async () => {
    const own = 'step=telephone&sort=price&page=2&brand=1&category=2&fulfillment=express&order=3&q=milk'
    expect(await problemsOf(`${own}&seed=7`)).toEqual([])
  })
})
