import type { ComponentType } from 'react'
import type { AccountFormPath } from './accountFormPages.ts'
import { AccountHome } from './home/AccountHome.tsx'
import { CouponsPage } from './coupons/CouponsPage.tsx'
import { FavoritesPage } from './lists/FavoritesPage.tsx'
import { InviteFriendsPage } from './invite/InviteFriendsPage.tsx'
import { OrderHistoryPage } from './orders/OrderHistoryPage.tsx'
import { OrderPage } from './orders/OrderPage.tsx'
import { ReorderPage } from './reorder/ReorderPage.tsx'
import { ShoppingListPage } from './lists/ShoppingListPage.tsx'
import { ShoppingListsPage } from './lists/ShoppingListsPage.tsx'

/** The account pages by the rows of document 1 §2. */
const accountPages = {
  '/account': AccountHome,
  '/account/coupons': CouponsPage,
  '/account/reorder': ReorderPage,
  '/account/favorites': FavoritesPage,
  '/account/shopping-lists': ShoppingListsPage,
  '/account/shopping-lists/:id': ShoppingListPage,
  '/account/invite': InviteFriendsPage,
  '/account/order-history': OrderHistoryPage,
  '/account/order/:id': OrderPage,
}

type PlainPath = keyof typeof accountPages
export type AccountPath = PlainPath | AccountFormPath

const isPlain = (path: AccountPath): path is PlainPath => Object.hasOwn(accountPages, path)

/** The page of a route of the account. The pages with forms are in a file of their own, which loads with the first of them. */
export const accountPage = async (path: AccountPath): Promise<ComponentType> =>
  isPlain(path) ? accountPages[path] : (await import('./accountFormPages.ts')).accountFormPages[path]
