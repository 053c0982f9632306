import type { WordKey } from '../../src/i18n/keys.ts'
import type { Fault } from './fault.ts'
import type { Struck } from './interference.ts'
import type { PersonaId } from './personas.ts'
import type { When } from './when.ts'

/** How a shopper gets to see what a scenario does, beyond opening its page: what a test does, and what the console tells a person to do. */
export type Act =
  /** Nothing: the page itself meets the fault. */
  | 'open'
  | 'addToCart'
  | 'changeQuantity'
  | 'removeLine'
  | 'search'
  | 'typeSearch'
  | 'loadMore'
  | 'goToDepartment'
  | 'saveAddress'
  | 'saveCard'
  | 'choosePayment'
  | 'chooseSlot'
  | 'saveTelephone'
  | 'placeOrder'
  | 'applyCode'
  | 'changeLanguage'

/** Where the words that a shopper should see appear. */
export type SeenAs = 'notice' | 'alert' | 'dialog' | 'page' | 'field'

/** One row of the error catalogue (document 2 §8), or one of its numeric codes, ready to be met. */
export interface ScenarioRow {
  /** Words joined by dots, lower case: the noun first, what goes wrong last: `cart.change.rejected`. */
  id: string
  /** The catalogue's own words for the situation, or its code: which row of document 2 §8 this is. */
  row: string
  calls: readonly Struck[]
  fault: Fault
  /** Once unless a person says otherwise. */
  when?: When
  /** What the shopper should see; null where the documents say that nothing is shown. */
  expects: { key: WordKey; as: SeenAs } | null
  /** The page to start on; without the base path. */
  start: string
  persona: PersonaId
  act: Act
  /** The screen that has to be built before a shopper can meet it; such a row is proven at the call. */
  waitsFor?: string
}
