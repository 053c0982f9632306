import { AccountHome } from './AccountHome.tsx'
import { FavoritesPage } from './FavoritesPage.tsx'
import { InviteFriendsPage } from './InviteFriendsPage.tsx'
import { OrderHistoryPage } from './OrderHistoryPage.tsx'
import { OrderPage } from './OrderPage.tsx'
import { ShoppingListPage } from './ShoppingListPage.tsx'
import { ShoppingListsPage } from './ShoppingListsPage.tsx'

/** The pages of an account by the rows of document 1 §2. */
export const accountPages = {
  '/account': AccountHome,
  '/account/favorites': FavoritesPage,
  '/account/shopping-lists': ShoppingListsPage,
  '/account/shopping-lists/:id': ShoppingListPage,
  '/account/invite': InviteFriendsPage,
  '/account/order-history': OrderHistoryPage,
  '/account/order/:id': OrderPage,
}

export type AccountPath = keyof typeof accountPages
