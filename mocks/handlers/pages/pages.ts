import type { plainPages } from '../../../fixtures/content/pages.ts'
import { yieldToMain } from '../../base/yieldToMain.ts'
import type { PageReply } from '../../../src/contract/entities/page.ts'
import { matchRoute } from '../../../src/contract/matchRoute.ts'
import { type PageKind, type RoutePath, routes } from '../../../src/contract/routes.ts'
import { notFound, refuse } from '../../base/refuse.ts'
import { cartNewsOf } from '../../state/cart/cartNews.ts'
import { locationOf } from '../../state/cart/location.ts'
import { waitingInvite } from '../../state/engagement/waitingInvite.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'
import { baseOf, userGroupOf } from './base.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

type Answer = (request: PageRequest) => PageAnswer | Promise<PageAnswer>

// Modules for one kind of page load with the first page of that kind.
const home = () => import('./home.ts')
const listing = () => import('./listing.ts')
const search = () => import('./search.ts')
const sellers = () => import('./seller.ts')
const landings = () => import('./landing.ts')
const saved = () => import('./saved.ts')
const product = () => import('./product.ts')
const buying = () => import('./buying.ts')
const orders = () => import('./orders.ts')
const account = () => import('./account.ts')
const signIn = () => import('./signIn.ts')
const invited = () => import('./invited.ts')
const texts = () => import('./texts.ts')
const blog = () => import('./blog.ts')
const plain = () => import('./plain.ts')

/** The named answer, from a file that loads on first use. */
const late =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Answer>>>, name: Name): Answer =>
  async (request) =>
    (await load())[name](request)

/** A page of the route table that consists of text only (fixtures/content/pages.ts). */
const plainPage =
  (kind: PageKind): Answer =>
  async (request) =>
    (await plain()).plainPage(kind, request)

/** The routes with a text in fixtures/content/pages.ts: they need no function of their own. */
type PlainPath = {
  [Path in RoutePath]: (typeof routes)[Path]['kind'] extends keyof typeof plainPages ? Path : never
}[RoutePath]

/** The answer of each route: its own function, or a text in fixtures/content/pages.ts for the kind of its page. */
const answers: Readonly<Record<Exclude<RoutePath, PlainPath>, Answer> & Partial<Record<PlainPath, Answer>>> =
  {
    '/': late(home, 'homePage'),
    '/products/search': late(search, 'searchPage'),
    '/products/search/:term': late(search, 'searchPage'),
    '/products/:category/:gid/:slug': late(listing, 'listingPage'),
    '/products/highlight/:gid/:slug': late(listing, 'highlightPage'),
    '/products/action/:id': late(listing, 'actionPage'),
    '/brand/:gid/:slug': late(listing, 'brandPage'),
    '/product/:gid/:slug': late(product, 'productPage'),
    '/cart': late(buying, 'cartPage'),
    '/cart-recommendations': late(listing, 'recommendationsPage'),
    '/checkout': late(buying, 'checkoutPage'),
    '/confirmation': late(buying, 'confirmationPage'),
    '/order-pending': late(orders, 'orderPendingPage'),
    '/fasspay-web': late(orders, 'paymentReturnPage'),
    '/fasspay-mobile': late(orders, 'paymentReturnPage'),
    '/acs-mobile': late(orders, 'paymentReturnPage'),
    '/ipay88': late(orders, 'paymentReturnPage'),
    '/payoo': late(orders, 'paymentReturnPage'),
    '/account/order-history': late(orders, 'orderHistoryPage'),
    '/account/order/:id': late(orders, 'orderPage'),
    '/account/reorder': late(orders, 'reorderPage'),
    '/login': late(signIn, 'loginPage'),
    '/checkout-login': late(signIn, 'checkoutLoginPage'),
    '/reset-password': late(signIn, 'resetPasswordPage'),
    '/account': late(account, 'accountPage'),
    '/account/confirm-address': late(account, 'confirmAddressPage'),
    '/account/add-address': late(account, 'addAddressPage'),
    '/account/address': late(account, 'addressesPage'),
    '/account/billing': late(account, 'billingPage'),
    '/account/change-password': late(account, 'changePasswordPage'),
    '/account/coupons': late(account, 'couponsPage'),
    '/account/invite': late(account, 'invitePage'),
    '/account/organization': late(account, 'organizationPage'),
    '/invite/:promocode': async () => ({ write: (await invited()).inviteLandingPage }),
    '/account/favorites': late(saved, 'favoritesPage'),
    '/account/shopping-lists': late(saved, 'shoppingListsPage'),
    '/account/shopping-lists/:id': late(saved, 'shoppingListPage'),
    '/m/:slug': late(landings, 'landingPage'),
    '/t/:slug': late(texts, 'textPage'),
    '/blog': late(blog, 'blogPage'),
    '/blog/:slug': late(blog, 'blogPostPage'),
    '/bulk-purchase': late(plain, 'bulkPurchasePage'),
    '/insights': late(plain, 'insightsPage'),
    '/branch': late(plain, 'branchPage'),
    '/version': late(plain, 'versionPage'),
    '/:sellerSlug': late(sellers, 'sellerPage'),
  }

async function answerTo(
  request: PageRequest,
): Promise<{ answer: PageAnswer; params: Record<string, string> }> {
  const found = matchRoute(request.path)
  if (!found) return { answer: null, params: {} }
  const { route, params } = found
  const answer: Answer = answers[route] ?? plainPage(routes[route].kind)
  return { answer: await answer({ ...request, params }), params }
}

function replyOf(
  answer: Exclude<PageAnswer, { write: unknown }>,
  request: PageRequest,
  baseVersion: string | null,
): PageReply {
  if (!answer) throw notFound()
  if ('redirect' in answer) return answer
  const base = baseOf(request, baseVersion)
  const { shopper } = request
  const organizationInvite = waitingInvite(request)
  const cartDifferences = cartNewsOf(request)
  return {
    data: {
      ...(base ? { base } : {}),
      user: userGroupOf(request),
      location: locationOf(shopper),
      ...(organizationInvite ? { organizationInvite } : {}),
      ...(cartDifferences.length > 0 ? { cartDifferences } : {}),
      ...answer.page,
    },
  }
}

/**
 * Document 2 §2, page data: the page's groups, or a redirect; 404 for an unknown page. `onDraft` gives a page that writes a draft of the
 * state.
 */
export async function pageReply(
  request: PageRequest,
  baseVersion: string | null,
  onDraft: (work: (draft: HandlerContext) => PageReply) => Promise<PageReply>,
): Promise<PageReply> {
  const found = await answerTo(request)
  await yieldToMain()
  if (!found.answer || !('write' in found.answer)) return replyOf(found.answer, request, baseVersion)
  // A prefetch has no side effects.
  if (request.isInAdvance) throw refuse('not_in_advance')
  const { write } = found.answer
  return onDraft((draft) => {
    const onIt = { ...request, ...draft, params: found.params }
    return replyOf(write(onIt), onIt, baseVersion)
  })
}
