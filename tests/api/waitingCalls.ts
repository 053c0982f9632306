import { request } from '../../src/api/request.ts'
import { callTable, type CallName } from '../../src/contract/callTable.ts'

async function cartId(): Promise<string> {
  const { data } = await request(callTable.syncCart)
  return data.cart._id
}

/** Calls that no screen makes yet, made as the screen will: as they should be, so that only a scenario makes them fail. */
export const waitingCalls: Partial<Record<CallName | 'page' | 'any', () => Promise<unknown>>> = {
  addPromoCode: async () =>
    request(callTable.addPromoCode, { body: { code: 'JIMAT10', cartId: await cartId() } }),
  addPromoCodes: async () =>
    request(callTable.addPromoCodes, { body: { promoCodes: ['JIMAT10'], cartId: await cartId() } }),
}
