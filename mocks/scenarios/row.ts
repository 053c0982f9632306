import type texts from '../../locales/en/console.json'
import type { ErrorCode } from '../../src/contract/errorCodes.ts'
import type { KeysOf, MessageKey } from '../../src/i18n/keys.ts'
import type { Fault } from './fault.ts'
import type { FaultTarget } from './createFaultInjector.ts'
import type { PersonaId } from './personas.ts'
import type { When } from './when.ts'

/** The steps that make a scenario visible, after opening its page: instructions for a test, and for a person in the console. */
export type Act =
  /** Nothing: the page itself meets the fault. */
  | 'open'
  | 'addToCart'
  | 'changeQuantity'
  | 'removeLine'
  | 'typeSearch'
  | 'loadMore'
  | 'goToDepartment'
  | 'openCategories'
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
  | 'logInToSisterShop'
  | 'saveRefusedCard'
  | 'joinByKnownEmail'
  | 'joinByKnownTelephone'
  | 'sendLeadOfKnownTelephone'
  | 'sendLeadFromLabuan'
  | 'saveAddressInLabuan'
  | 'saveKnownTelephone'
  | 'enterWalletCode'

/** The place of the expected text. A test and the console look there only. */
export type SeenAs =
  /** The short message at the bottom of the screen that goes away by itself, in `role="status"`. */
  | 'notice'
  /** A message inside the page or a dialog that stays, `role="alert"`. */
  | 'alert'
  /** The title of a dialog that opens. */
  | 'dialog'
  /** The `h1` of the page at the end: another page, or the same one after a reload. */
  | 'page'
  /** The text that describes a form field marked as invalid. */
  | 'field'

/** One row of the error catalogue (document 2 §8), or one of its numeric codes, ready to be met. */
export interface ScenarioRow {
  /** Words joined by dots, lower case: the noun first, the failure last, `cart.change.rejected`. Its title is in `console.json`. */
  id: KeysOf<typeof texts.scenarios.title>
  /** The situation in the words of document 2 §8, or its code: the row of the error catalogue. */
  row: string
  /** The first is the one that the act sends. The others are refused in the same way, on other pages or for other people. */
  calls: readonly FaultTarget[]
  /** Required values of the path's `:params`; of page data, its `path`. */
  only?: Readonly<Record<string, string>>
  fault: Fault
  /** Once, unless the link or the console sets another. */
  when?: When
  /**
   * What the shopper should see: the key of the text in `locales`, and its place. `{ key: 'cart.title', as: 'page' }` means that the page
   * with the heading of the cart is shown. Null where nothing is shown, or the documents have no text yet.
   */
  expects: { key: MessageKey; as: SeenAs } | null
  /** What the shopper enters is the cause: the fault lets the server answer. */
  isReal?: true
  /** The code with which the server then refuses it. */
  code?: ErrorCode
  /** The shop loads its page anew (document 2 §6 and §8). */
  isReloaded?: true
  /** The shop writes it to its error log (document 2 §8, "logged" and "reported"). */
  isLogged?: true
  /** The focus moves to the invalid field. Of a scenario that expects a text there. */
  isFocused?: true
  /** Only a page that starts meets it: a dialog or an event of the start. */
  isAtStart?: true
  /** No dialog opens by itself. Of a scenario that expects no text. */
  hasNoDialog?: true
  /** The page to start on; without the base path. */
  start: string
  persona: PersonaId
  act: Act
}

/** Rows that are in one group of the console. */
export interface ScenarioGroup {
  id: keyof typeof texts.scenarios.group
  rows: readonly ScenarioRow[]
}
