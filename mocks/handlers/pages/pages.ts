import type { PageReply } from '../../../src/contract/entities/page.ts'
import { refuse } from '../../serving/refuse.ts'
import { baseOf, userOf } from './base.ts'
import { cartPage, checkoutPage, confirmationPage } from './buying.ts'
import { homePage } from './home.ts'
import { brandPage, listingPage } from './listing.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'
import { productPage } from './product.ts'
import { searchPage } from './search.ts'

type Answer = (request: PageRequest) => PageAnswer

/** The pages that there are, the more particular path first. A path may end in `/pages/:range` where it says so. */
const table: readonly (readonly [path: string, answer: Answer, isPaged?: true])[] = [
  ['/', homePage],
  ['/products/search', searchPage],
  ['/products/search/:term', searchPage, true],
  ['/products/:category/:gid/:slug', listingPage, true],
  ['/brand/:gid/:slug', brandPage, true],
  ['/product/:gid/:slug', productPage],
  ['/cart', cartPage],
  ['/checkout', checkoutPage],
  ['/confirmation', confirmationPage],
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

function answerTo(request: PageRequest): PageAnswer {
  const given = decoded(request.path)
  if (!given) return null
  for (const { parts, answer } of patterns) {
    const params = paramsOf(parts, given)
    if (params) return answer({ ...request, params })
  }
  return null
}

/** Document 2 §2, page data: the page's groups, or where to go instead; 404 for what is no page. */
export function pageReply(request: PageRequest, baseVersion: string | null): PageReply {
  const answer = answerTo(request)
  if (!answer) throw refuse(404, 'not_found')
  if ('redirect' in answer) return answer
  const base = baseOf(request, baseVersion)
  return { data: { ...(base ? { base } : {}), user: userOf(request), ...answer.page } }
}
