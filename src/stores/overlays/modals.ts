import type { CartDifference } from '../../contract/entities/cart.ts'
import type { Coupon } from '../../contract/entities/product/coupon.ts'
import type { Game, Play } from '../../contract/entities/engagement/game.ts'
import type { StartupInterstitial } from '../../contract/entities/engagement/interstitial.ts'
import type { InviteLanding, OrganizationInvite } from '../../contract/entities/account/invite.ts'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import type { Prompts } from '../../contract/entities/page.ts'
import type { KeptList, ShoppingList } from '../../contract/entities/shoppingList.ts'
import type { Survey } from '../../contract/entities/engagement/survey.ts'
import type { Image } from '../../contract/entities/product/image.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import type { LineTarget } from '../../domain/cart/cart.ts'
import type { Via } from '../../domain/cart/via.ts'
import type { MergedCart } from '../session/logins.ts'
import { store } from '../base/store.ts'

/** The action of a guest that the login interrupted; it runs after the login (document 1 §4). */
export type DeferredAction =
  | { kind: 'favorite'; variant: Variant }
  | { kind: 'back-in-stock'; variant: Variant; warehouse: Warehouse }
  | { kind: 'shopping-list'; variant: Variant }
  | { kind: 'saved-list'; listId: string }
  | { kind: 'list-item'; listId: string; variantId: string }
  | { kind: 'game'; cta: string }
  | { kind: 'coupon'; coupon: Coupon }
  | { kind: 'organization-invite'; invite: OrganizationInvite }

/** The forms of the login dialog: the password, a code, a new account, a forgotten password. */
export type LoginStage = 'login' | 'code' | 'join' | 'forgotten'

type OrganizationUpdate = NonNullable<Prompts['organizationUpdate']>

/** The dialogs of document 1 §2 that the shop itself opens, each with its data. */
export type OpenModal =
  | { kind: 'age-gate'; target: LineTarget; quantity: number; via: Via; offered?: Cents | undefined }
  | { kind: 'page-age-gate'; name: string }
  | { kind: 'sample-limit'; maximum: number }
  | { kind: 'image-zoom'; image: Image; alt: string }
  | { kind: 'location-unsupported'; postalCode: string; isBusiness: boolean }
  | { kind: 'bot-challenge'; challengeId: string }
  | {
      kind: 'login'
      deferredAction: DeferredAction | null
      /** Filled in. */
      email?: string
      /** Why it is filled in: its password was just changed, or an account of the shop has it. */
      note?: 'reset' | 'known'
      /** The form that it opens with; the login if left out. */
      stage?: LoginStage
    }
  | { kind: 'back-in-stock'; name: string; email: string }
  | { kind: 'shopping-list'; variant: Variant }
  | { kind: 'price-changed'; target: LineTarget; quantity: number; via: Via; before: Cents; after: Cents }
  | { kind: 'unavailable'; name: string }
  | { kind: 'shortcuts' }
  | { kind: 'membership' }
  | { kind: 'organization-update'; update: OrganizationUpdate }
  | { kind: 'cart-merge'; merged: MergedCart }
  | { kind: 'location'; isLocked: boolean }
  | { kind: 'cart-differences'; differences: readonly CartDifference[] }
  | { kind: 'organization-invite'; invite: OrganizationInvite }
  | {
      kind: 'add-from-source'
      products: readonly ListingEntry[]
      /** As in the link: an id that occurs twice means two. */
      ids: readonly string[]
      source: string
    }
  | { kind: 'invite-referral'; invite: InviteLanding }
  | { kind: 'business-login' }
  | { kind: 'saved-list'; list: KeptList; products: readonly ListingEntry[] }
  | { kind: 'list-item-added'; list: ShoppingList; name: string; isNew: boolean }
  | { kind: 'commercial-opt-out'; isOptedOut: boolean }
  | { kind: 'lead-form'; isLocked: boolean }
  | { kind: 'link-session'; isLinked: boolean }
  | { kind: 'game'; game: Game; results: readonly Play[] }
  | { kind: 'interstitial'; interstitial: StartupInterstitial }
  | { kind: 'cart-abandonment' }
  | { kind: 'exit-intent' }
  | { kind: 'exit-survey'; survey: Survey }

interface Modals {
  open: OpenModal | null
  /** Closes the dialog that a page has opened itself; null while there is none. */
  closeOnPage: (() => void) | null
}

export const useModals = store<Modals>({ open: null, closeOnPage: null })

/** One dialog at a time: a new one replaces the open one. */
export const openModal = (open: OpenModal): void => useModals.setState({ open })

/** Closes the open dialog, if there is one. */
export const closeModal = (): void => useModals.setState({ open: null })

/** Whether a dialog of the shop or of a page is open. */
export const isDialogOpen = ({ open, closeOnPage }: Modals): boolean => open !== null || closeOnPage !== null

/** Registers a dialog that a page has opened. Returns a function to call when it is closed. */
export function coverByPage(close: () => void): () => void {
  useModals.setState({ closeOnPage: close })
  return () => {
    if (useModals.getState().closeOnPage === close) useModals.setState({ closeOnPage: null })
  }
}
