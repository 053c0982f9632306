import type { PageReply } from '../../../src/contract/entities/page.ts'
import { refuse } from '../../serving/refuse.ts'
import { baseOf, userOf } from './base.ts'
import { homePage } from './home.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

type Answer = (request: PageRequest) => PageAnswer | Promise<PageAnswer>

// What only one kind of page says loads with the first of them.
const listing = () => import('./listing.ts')
const search = () => import('./search.ts')
const product = () => import('./product.ts')
const buying = () => import('./buying.ts')

/** The pages that there are, the more particular path first. A path may end in `/pages/:range` where it says so. */
const table: readonly (readonly [path: string, answer: Answer, isPaged?: true])[] = [
  ['/', homePage],
  ['/products/search', async (request) => (await search()).searchPage(request)],
  ['/products/search/:term', async (request) => (await search()).searchPage(request), true],
  ['/products/:category/:gid/:slug', async (request) => (await listing()).listingPage(request), true],
  ['/brand/:gid/:slug', async (request) => (await listing()).brandPage(request), true],
  ['/product/:gid/:slug', async (request) => (await product()).productPage(request)],
  ['/cart', async (request) => (await buying()).cartPage(request)],
  ['/checkout', async (request) => (await buying()).checkoutPage(request)],
  ['/confirmation', async (request) => (await buying()).confirmationPage(request)],
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

async function answerTo(request: PageRequest): Promise<PageAnswer> {
  const given = decoded(request.path)
  if (!given) return null
  for (const { parts, answer } of patterns) {
    const params = paramsOf(parts, given)
    if (params) return answer({ ...request, params })
  }
  return null
}

/** Document 2 §2, page data: the page's groups, or where to go instead; 404 for what is no page. */
export async function pageReply(request: PageRequest, baseVersion: string | null): Promise<PageReply> {
  const answer = await answerTo(request)
  if (!answer) throw refuse(404, 'not_found')
  if ('redirect' in answer) return answer
  const base = baseOf(request, baseVersion)
  return { data: { ...(base ? { base } : {}), user: userOf(request), ...answer.page } }
}
