import type texts from '../../locales/en/console.json'
import type { KeysOf, MessageKey } from '../../src/i18n/keys.ts'
import type { Fault } from './fault.ts'
import type { FaultTarget } from './createFaultInjector.ts'
import type { PersonaId } from './personas.ts'
import type { When } from './when.ts'

/** How a shopper gets to see what a scenario does, beyond opening its page: what a test does, and what the console tells a person to do. */
export type Act =
  /** Nothing: the page itself meets the fault. */
  | 'open'
  | 'addToCart'
  | 'changeQuantity'
  | 'removeLine'
  | 'typeSearch'
  | 'loadMore'
  | 'goToDepartment'
  | 'openShelves'
  | 'saveAddress'
  | 'saveCard'
  | 'choosePayment'
  | 'chooseSlot'
  | 'saveTelephone'
  | 'placeOrder'
  | 'speakMalay'
  | 'logIn'
  | 'giveEmail'
  | 'sendLead'
  | 'joinByInvite'
  | 'giveCode'
  | 'joinByTelephone'
  | 'pressHeart'
  | 'askForNotice'
  | 'addToList'
  | 'lookBelow'
  | 'swipeRow'
  | 'renameList'
  | 'deleteList'
  | 'listToCart'
  | 'orderAgain'
  | 'earlierOrders'
  | 'cancelOrder'
  | 'logOut'
  | 'enterPromoCode'

/** Where the words that a shopper should see appear. A test and the console look for them there, and nowhere else. */
export type SeenAs =
  /** The short message at the bottom of the screen that goes away by itself, in `role="status"`. */
  | 'notice'
  /** A message inside the page or a dialog that stays, `role="alert"`. */
  | 'alert'
  /** The title of a dialog that opens. */
  | 'dialog'
  /** The heading of the page that the shopper ends on, its `h1`: another page, or the same one loaded anew. */
  | 'page'
  /** The text that describes a form field marked as invalid. */
  | 'field'

/** One row of the error catalogue (document 2 §8), or one of its numeric codes, ready to be met. */
export interface ScenarioRow {
  /** Words joined by dots, lower case: the noun first, what goes wrong last, `cart.change.rejected`. Its title is in `console.json`. */
  id: KeysOf<typeof texts.scenarios.title>
  /** The catalogue's own words for the situation, or its code: which row of document 2 §8 this is. */
  row: string
  calls: readonly FaultTarget[]
  /** What must stand in the places of the path's `:params`. */
  only?: Readonly<Record<string, string>>
  fault: Fault
  /** Once unless a person says otherwise. */
  when?: When
  /**
   * What the shopper should see: the key of its words in `locales`, and where they appear. `{ key: 'cart.title', as: 'page' }` says that
   * the page with the heading of the cart is shown. Null where nothing is shown, or the documents give no words for it yet.
   */
  expects: { key: MessageKey; as: SeenAs } | null
  /** The shop loads its page anew (document 2 §6 and §8). */
  isReloaded?: true
  /** The page to start on; without the base path. */
  start: string
  persona: PersonaId
  act: Act
}

/** Rows that stand together in the console. */
export interface ScenarioGroup {
  id: keyof typeof texts.scenarios.group
  rows: readonly ScenarioRow[]
}
