import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { accountIdOf, demoPassword, type PersonKey } from '../../../../fixtures/people.ts'
import type { CartApproval } from '../../../../src/contract/entities/account/cartApproval.ts'
import { test } from '../../../setup/serverTest.ts'
import { arrange, persona } from '../../persona.ts'
import { lineOf, type Server } from '../../shopper.ts'

const path = '/api/organization/approvals'
const editor: PersonKey = 'cartEditor'

/** Jason, a cart editor, has sent so many of an item, and his cart has so many of it again. */
async function sentAndHeld(server: Server, gid: string, [sent, held]: readonly [number, number]) {
  const jason = await persona(server, editor)
  const hafiz = await persona(server, 'businessOwner')
  const line = lineOf(await jason.variantOf(gid), 1)
  const hold = async (quantity: number) => {
    await jason.change(line)
    await arrange(server, ({ accounts }) => {
      for (const one of accounts[accountIdOf(editor)]?.shopper.cart.lines ?? []) one.quantity = quantity
    })
  }
  await hold(sent)
  const { body } = await jason.ask<{ data: { approvals: CartApproval[] } }>('POST', path, {})
  await hold(held)
  const quantities = async () => (await jason.sync()).cartVariants.map(({ quantity }) => quantity)
  return { jason, hafiz, quantities, one: `${path}/${body.data.approvals[0]?._id}` }
}

describe('a cart that is returned to its sender', () => {
  test.for([
    ['up to the maximum of the item', named.giftVoucher, [60, 50], 99],
    ['up to the one that is allowed of a sample', named.sampleShampoo, [1, 1], 1],
    ['not at all where the cart already has more', named.giftVoucher, [20, 120], 120],
    // 84 in stock: the cart shows what is sold out.
    ['also beyond the stock', named.saleMilk, [50, 40], 90],
  ] as const)('adds its items %s', async ([, gid, counts, after], { server }) => {
    const { hafiz, one, quantities } = await sentAndHeld(server, gid, counts)
    await hafiz.ask('POST', `${one}/return`, { answer: 'Half of it, please.' })
    expect(await quantities()).toEqual([after])
  })

  test('or taken back adds them up to the maximum', async ({ server }) => {
    const { jason, one, quantities } = await sentAndHeld(server, named.giftVoucher, [60, 50])
    await jason.ask('DELETE', one)
    expect(await quantities()).toEqual([99])
  })

  test('is taken back when its sender deletes the account', async ({ server }) => {
    const { jason, hafiz } = await sentAndHeld(server, named.giftVoucher, [2, 1])
    await jason.ask('DELETE', '/api/current_user', { password: demoPassword })
    const { approvals } = (await hafiz.ask<{ data: { approvals: CartApproval[] } }>('GET', path)).body.data
    expect(approvals.map(({ status }) => status)).toEqual(['withdrawn'])
  })

  test('because of another role adds them up to the maximum', async ({ server }) => {
    const { hafiz, quantities } = await sentAndHeld(server, named.giftVoucher, [60, 50])
    await hafiz.ask('PUT', `/api/organization/users/${accountIdOf(editor)}`, { role: 2 })
    expect(await quantities()).toEqual([99])
  })
})
