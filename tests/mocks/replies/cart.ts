import { named } from '../../../fixtures/named.ts'
import type { Replies } from './replies.ts'

export const cartReplies: Replies = async ({ anas }) => {
  await anas.put(named.saleMilk, 2)
}
