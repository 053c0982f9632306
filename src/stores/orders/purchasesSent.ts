import * as v from 'valibot'
import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.purchases'
/** An older confirmation is hardly opened again. */
const REMEMBERED = 50

const sentSchema = v.array(v.string())

function recallSent(): readonly string[] {
  const text = recall('local', KEY)
  if (text === null) return []
  try {
    const sent = v.safeParse(sentSchema, JSON.parse(text))
    return sent.success ? sent.output : []
  } catch {
    return []
  }
}

/** Orders of this page, for a browser that keeps nothing. */
let inThisPage: readonly string[] = []

/** Marks the purchase of an order as sent; false if it was already, in this page, before a reload, or in another tab. */
export function markPurchaseSent(gid: string): boolean {
  const sent = recallSent()
  if (sent.includes(gid) || inThisPage.includes(gid)) return false
  inThisPage = [...inThisPage, gid]
  keep('local', KEY, JSON.stringify([...sent, gid].slice(-REMEMBERED)))
  return true
}
