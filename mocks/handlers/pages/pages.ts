import { plainPaths } from '../../../fixtures/tables/plainPages.ts'
import { pause } from '../../pause.ts'
import type { PageReply } from '../../../src/contract/entities/page.ts'
import { notFound, refuse } from '../../serving/refuse.ts'
import { cartNewsOf } from '../../shop/cartNews.ts'
import { locationOf } from '../../shop/location.ts'
import { waitingInvite } from '../../shop/organizations.ts'
import type { Visit } from '../handler.ts'
import { baseOf, userGroupOf } from './base.ts'
import { homePage } from './home.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

type Answer = (request: PageRequest) => PageAnswer | Promise<PageAnswer>

// What only one kind of page says loads with the first of them.
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

/** The answer of that name, from a file that loads when it is first asked. */
const late =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Answer>>>, name: Name): Answer =>
  async (request) =>
    (await load())[name](request)

/** The pages that there are, the more particular path first. A path may end in `/pages/:range` where it says so. */
const table: readonly (readonly [path: string, answer: Answer, isPaged?: true])[] = [
  ['/', homePage],
  ['/products/search', late(search, 'searchPage')],
  ['/products/search/:term', late(search, 'searchPage'), true],
  ['/products/:category/:gid/:slug', late(listing, 'listingPage'), true],
  ['/products/action/:id', late(listing, 'actionPage')],
  ['/products/action/:id/page/:pageNum', late(listing, 'actionPage')],
  ['/brand/:gid/:slug', late(listing, 'brandPage'), true],
  ['/product/:gid/:slug', late(product, 'productPage')],
  ['/cart', late(buying, 'cartPage')],
  ['/cart-recommendations', late(listing, 'recommendationsPage'), true],
  ['/checkout', late(buying, 'checkoutPage')],
  ['/confirmation', late(buying, 'confirmationPage')],
  ['/order-pending', late(orders, 'orderPendingPage')],
  ['/fasspay-web', late(orders, 'paymentReturnPage')],
  ['/fasspay-mobile', late(orders, 'paymentReturnPage')],
  ['/acs-mobile', late(orders, 'paymentReturnPage')],
  ['/account/order-history', late(orders, 'orderHistoryPage')],
  ['/account/order/:id', late(orders, 'orderPage')],
  ['/account/reorder', late(orders, 'reorderPage'), true],
  ['/login', late(signIn, 'loginPage')],
  ['/checkout-login', late(signIn, 'checkoutLoginPage')],
  ['/reset-password', late(signIn, 'resetPasswordPage')],
  ['/account', late(account, 'accountPage')],
  ['/account/confirm-address', late(account, 'confirmAddressPage')],
  ['/account/add-address', late(account, 'addAddressPage')],
  ['/account/address', late(account, 'addressesPage')],
  ['/account/billing', late(account, 'billingPage')],
  ['/account/change-password', late(account, 'changePasswordPage')],
  ['/account/invite', late(account, 'invitePage')],
  ['/account/organization', late(account, 'organizationPage')],
  ['/invite/:promocode', async () => ({ write: (await invited()).inviteLandingPage })],
  ['/account/favorites', late(saved, 'favoritesPage')],
  ['/account/shopping-lists', late(saved, 'shoppingListsPage')],
  ['/account/shopping-lists/:id', late(saved, 'shoppingListPage')],
  ['/m/:slug', late(landings, 'landingPage'), true],
  ['/t/:slug', late(texts, 'textPage'), true],
  ['/blog', late(blog, 'blogPage')],
  ['/blog/:slug', late(blog, 'blogPostPage'), true],
  ['/bulk-purchase', late(plain, 'bulkPurchasePage')],
  ...Object.entries(plainPaths).map(
    ([path, kind]) => [path, async (request: PageRequest) => (await plain()).plain(kind, request)] as const,
  ),
  ['/insights', late(plain, 'insightsPage')],
  ['/branch', late(plain, 'branchPage')],
  ['/version', late(plain, 'versionPage')],
  // Any other single word may be a seller's.
  ['/:sellerSlug', late(sellers, 'sellerPage'), true],
]

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const patterns = table.flatMap(([path, answer, isPaged]) => {
  const parts = partsOf(path)
  return isPaged
    ? [
        { parts, answer },
        { parts: [...parts, 'pages', ':range'], answer },
      ]
    : [{ parts, answer }]
})

function paramsOf(pattern: readonly string[], given: readonly string[]): Record<string, string> | null {
  if (pattern.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

/** The path's parts, decoded; null for a malformed address. */
function decoded(path: string): string[] | null {
  try {
    return partsOf(path).map(decodeURIComponent)
  } catch {
    return null
  }
}

async function answerTo(
  request: PageRequest,
): Promise<{ answer: PageAnswer; params: Record<string, string> }> {
  const given = decoded(request.path)
  for (const { parts, answer } of given ? patterns : []) {
    const params = given && paramsOf(parts, given)
    if (params) return { answer: await answer({ ...request, params }), params }
  }
  return { answer: null, params: {} }
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
 * Document 2 §2, page data: the page's groups, or where to go instead; 404 for what is no page. `onDraft` gives a page that
 * writes the visit on a draft of the state.
 */
export async function pageReply(
  request: PageRequest,
  baseVersion: string | null,
  onDraft: (work: (draft: Visit) => PageReply) => Promise<PageReply>,
): Promise<PageReply> {
  const found = await answerTo(request)
  await pause()
  if (!found.answer || !('write' in found.answer)) return replyOf(found.answer, request, baseVersion)
  // What the visit leaves behind is for those who really come.
  if (request.isInAdvance) throw refuse(409, 'not_in_advance')
  const { write } = found.answer
  return onDraft((draft) => {
    const onIt = { ...request, ...draft, params: found.params }
    return replyOf(write(onIt), onIt, baseVersion)
  })
}
