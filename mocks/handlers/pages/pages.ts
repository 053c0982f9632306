import type { PageReply } from '../../../src/contract/entities/page.ts'
import { refuse } from '../../serving/refuse.ts'
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

/** The pages that there are, the more particular path first. A path may end in `/pages/:range` where it says so. */
const table: readonly (readonly [path: string, answer: Answer, isPaged?: true])[] = [
  ['/', homePage],
  ['/products/search', async (request) => (await search()).searchPage(request)],
  ['/products/search/:term', async (request) => (await search()).searchPage(request), true],
  ['/products/:category/:gid/:slug', async (request) => (await listing()).listingPage(request), true],
  ['/products/action/:id', async (request) => (await listing()).actionPage(request)],
  ['/products/action/:id/page/:pageNum', async (request) => (await listing()).actionPage(request)],
  ['/brand/:gid/:slug', async (request) => (await listing()).brandPage(request), true],
  ['/product/:gid/:slug', async (request) => (await product()).productPage(request)],
  ['/cart', async (request) => (await buying()).cartPage(request)],
  ['/cart-recommendations', async (request) => (await listing()).recommendationsPage(request), true],
  ['/checkout', async (request) => (await buying()).checkoutPage(request)],
  ['/confirmation', async (request) => (await buying()).confirmationPage(request)],
  ['/order-pending', async (request) => (await orders()).orderPendingPage(request)],
  ['/fasspay-web', async (request) => (await orders()).paymentReturnPage(request)],
  ['/fasspay-mobile', async (request) => (await orders()).paymentReturnPage(request)],
  ['/acs-mobile', async (request) => (await orders()).paymentReturnPage(request)],
  ['/account/order-history', async (request) => (await orders()).orderHistoryPage(request)],
  ['/account/order/:id', async (request) => (await orders()).orderPage(request)],
  ['/account/reorder', async (request) => (await orders()).reorderPage(request), true],
  ['/login', async (request) => (await signIn()).loginPage(request)],
  ['/checkout-login', async (request) => (await signIn()).checkoutLoginPage(request)],
  ['/reset-password', async (request) => (await signIn()).resetPasswordPage(request)],
  ['/account', async (request) => (await account()).accountPage(request)],
  ['/account/confirm-address', async (request) => (await account()).confirmAddressPage(request)],
  ['/account/add-address', async (request) => (await account()).addAddressPage(request)],
  ['/account/address', async (request) => (await account()).addressesPage(request)],
  ['/account/billing', async (request) => (await account()).billingPage(request)],
  ['/account/change-password', async (request) => (await account()).changePasswordPage(request)],
  ['/account/invite', async (request) => (await account()).invitePage(request)],
  ['/account/organization', async (request) => (await account()).organizationPage(request)],
  ['/invite/:promocode', async () => ({ write: (await invited()).inviteLandingPage })],
  ['/account/favorites', async (request) => (await saved()).favoritesPage(request)],
  ['/account/shopping-lists', async (request) => (await saved()).shoppingListsPage(request)],
  ['/account/shopping-lists/:id', async (request) => (await saved()).shoppingListPage(request)],
  ['/m/:slug', async (request) => (await landings()).landingPage(request), true],
  ['/t/:slug', async (request) => (await texts()).textPage(request), true],
  ['/blog', async (request) => (await blog()).blogPage(request)],
  ['/blog/:slug', async (request) => (await blog()).blogPostPage(request), true],
  ['/bulk-purchase', async (request) => (await plain()).bulkPurchasePage(request)],
  ['/why-shop-boxed', async (request) => (await plain()).whyShopPage(request)],
  ['/business', async (request) => (await plain()).businessPage(request)],
  ['/insights', async (request) => (await plain()).insightsPage(request)],
  ['/branch', async (request) => (await plain()).branchPage(request)],
  ['/style-guide', async (request) => (await plain()).styleGuidePage(request)],
  ['/version', async (request) => (await plain()).versionPage(request)],
  ['/mobile-support', async (request) => (await plain()).mobileSupportPage(request)],
  ['/unsupported', async (request) => (await plain()).unsupportedPage(request)],
  ['/unauthorized', async (request) => (await plain()).unauthorizedPage(request)],
  ['/404', async (request) => (await plain()).notFoundPage(request)],
  // Any other single word may be a seller's.
  ['/:sellerSlug', async (request) => (await sellers()).sellerPage(request), true],
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
  if (!answer) throw refuse(404, 'not_found')
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
  if (!found.answer || !('write' in found.answer)) return replyOf(found.answer, request, baseVersion)
  // What the visit leaves behind is for those who really come.
  if (request.isInAdvance) throw refuse(409, 'not_in_advance')
  const { write } = found.answer
  return onDraft((draft) => {
    const onIt = { ...request, ...draft, params: found.params }
    return replyOf(write(onIt), onIt, baseVersion)
  })
}
