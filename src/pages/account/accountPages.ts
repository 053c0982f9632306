import { AccountHome } from './home/AccountHome.tsx'
import { AddressesPage } from './addresses/AddressesPage.tsx'
import { ConfirmAddressPage } from './addresses/ConfirmAddressPage.tsx'
import { CouponsPage } from './coupons/CouponsPage.tsx'
import { FavoritesPage } from './lists/FavoritesPage.tsx'
import { InviteFriendsPage } from './invite/InviteFriendsPage.tsx'
import { OrderHistoryPage } from './orders/OrderHistoryPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { ReorderPage } from './reorder/ReorderPage.tsx'
import { ShoppingListPage } from './lists/ShoppingListPage.tsx'
import { ShoppingListsPage } from './lists/ShoppingListsPage.tsx'

/** The account pages by the rows of document 1 §2. */
export const accountPages = {
  '/account': AccountHome,
  '/account/address': AddressesPage,
  '/account/confirm-address': ConfirmAddressPage,
  '/account/coupons': CouponsPage,
  '/account/reorder': ReorderPage,
  '/account/favorites': FavoritesPage,
  '/account/shopping-lists': ShoppingListsPage,
  '/account/shopping-lists/:id': ShoppingListPage,
  '/account/invite': InviteFriendsPage,
  '/account/order-history': OrderHistoryPage,
  '/account/order/:id': OrderPage,
}

export type AccountPath = keyof typeof accountPages
