import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { promoCodes } from '../../../../fixtures/promoCodes.ts'
import { Ipay88Code, payooBanks } from '../../../../src/contract/enumerations.ts'
import { logIn } from '../auth/authCalls.ts'
import { accountNow, arrange, persona } from '../../persona.ts'
import type { Shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const { percent, amount, oncePerShopper, firstOrderOnly, ipay88Boost } = promoCodes
const codesIn = async (person: Shopper) => (await person.sync()).appliedPromoCodes.map(({ code }) => code)

describe('a cart has a new revision', () => {
  test('with each payment that changes what a code deducts, and with no other', async ({
    ana,
    anas,
    saves,
  }) => {
    const revision = async () => (await ana.sync()).revision
    await anas.put(named.saleMilk, 5)
    await saves.payBy('ipay88', { paymentId: String(Ipay88Code.BOOST) })
    await saves.code(ipay88Boost.code)
    const before = await revision()
    await saves.payBy('ipay88', { paymentId: String(Ipay88Code.BOOST) })
    expect(await revision()).toBe(before)
    await saves.payBy('payment on fulfillment')
    expect(await revision()).toBe(before + 1)
    await saves.payBy('payoo', { bankCode: payooBanks[0] })
    expect(await revision()).toBe(before + 1)
  })

  test('after a guest’s cart without items has brought a code', async ({ server, ana, anas, saves }) => {
    await persona(server, 'returningCustomer')
    const { shopper } = await accountNow(server, 'returningCustomer')
    await anas.put(named.saleMilk, 5)
    await saves.code(amount.code)
    await anas.put(named.saleMilk, 0)
    await logIn(ana, 'returningCustomer')
    const { revision, appliedPromoCodes } = await ana.sync()
    expect(appliedPromoCodes).toMatchObject([{ code: amount.code }])
    expect(revision).toBeGreaterThan(shopper.cart.revision)
  })
})

describe('a cart has three codes at most', () => {
  test('also after merging a guest’s cart: the account’s codes stay', async ({
    server,
    ana,
    anas,
    saves,
  }) => {
    await persona(server, 'returningCustomer')
    const { _id } = await accountNow(server, 'returningCustomer')
    await arrange(server, ({ accounts }) => {
      const { cart } = accounts[_id]?.shopper ?? {}
      cart?.promoCodes.push({ code: percent.code }, { code: amount.code })
    })
    await anas.put(named.saleMilk, 5)
    await saves.codes([oncePerShopper.code, amount.code, firstOrderOnly.code])
    await logIn(ana, 'returningCustomer')
    expect(await codesIn(ana)).toEqual([percent.code, amount.code, oncePerShopper.code])
  })

  test('also when a friend’s code comes from a link', async ({ server, ana, anas, saves }) => {
    await persona(server, 'returningCustomer')
    const { inviteCode } = await accountNow(server, 'returningCustomer')
    await anas.put(named.saleMilk, 5)
    const three = [percent.code, amount.code, oncePerShopper.code]
    await saves.codes(three)
    expect((await ana.page(`/invite/${inviteCode}`)).status).toBe(200)
    expect(await codesIn(ana)).toEqual(three)
  })
})

test('a business without promo codes sees none', async ({ server }) => {
  const shownTo = async (person: Shopper) =>
    (await person.ask<{ promoCodes: object[] }>('GET', '/api/cart/display-promo-codes')).body.promoCodes
      .length
  expect(await shownTo(await persona(server, 'invoiceCustomer'))).toBe(0)
  expect(await shownTo(await persona(server, 'businessMember'))).toBe(5)
})
