import type { Config } from '../../src/contract/entities/config.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { Telemetry } from '../base/telemetry.ts'
import type { ServerTexts } from '../base/texts.ts'
import type { CatalogueView } from '../catalogue/catalogueView.ts'
import type { Account } from './records/account.ts'
import type { Shopper } from './records/shopper.ts'
import type { ShopState, Visitor } from './stateSchema.ts'

/** The client of a request and the shop's state at that time. In a call that writes, `state` and all its parts are drafts. */
export interface HandlerContext {
  state: ShopState
  /** The browser. */
  visitor: Visitor
  /** Null for a guest. */
  account: Account | null
  /** The cart, addresses and orders of the account, or of the guest. */
  shopper: Shopper
  catalogueView: CatalogueView
  config: Config
  /** Whether passkeys are switched on. */
  hasPasskeys: boolean
  /** Of the shop's pages, for example `https://shop.example`. */
  origin: string
  now: number
  language: Language
  /** The server's texts in that language. */
  texts: ServerTexts
  telemetry: Telemetry
  /** Whether changes are persisted: false where the browser's storage is full, blocked or broken. */
  isKept: boolean
}
