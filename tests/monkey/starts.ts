import { named } from '../../fixtures/named.ts'
import { personas, type PersonaId } from '../../mocks/scenarios/personas.ts'
import type { Persona } from '../../mocks/scenarios/persona.ts'
import { type RoutePath, routes } from '../../src/contract/routes.ts'
import { type Chance, nextNumber } from '../../mocks/base/random.ts'
import type { Start } from './action.ts'

/** An address for each route with parameters; the compiler asks for that of a new one. */
const addresses: Readonly<Record<Extract<RoutePath, `${string}:${string}`>, string>> = {
  '/:sellerSlug': '/kedai-sinar',
  '/product/:gid/:slug': `/product/${named.saleMilk}/milk`,
  '/products/:category/:gid/:slug': '/products/category/130000/dairy-eggs',
  '/products/search/:term': '/products/search/milk',
  '/products/highlight/:gid/:slug': '/products/highlight/900001/this-weeks-offers',
  '/products/action/:id': '/products/action/501',
  '/brand/:gid/:slug': '/brand/7850/kebun-kita',
  '/account/shopping-lists/:id': '/account/shopping-lists/10000011',
  '/account/order/:id': '/account/order/26112610336',
  '/invite/:promocode': '/invite/MAKMUR-BARISTA',
  '/t/:slug': '/t/terms-conditions',
  '/blog/:slug': '/blog/greens-that-stay-crisp',
  '/m/:slug': '/m/harvest-week',
}

/** Further products, each in a state that the documents name. */
const products = Object.values(named).map((gid) => `/product/${gid}/product`)

const isWithParameters = (path: RoutePath): path is keyof typeof addresses => path.includes(':')

/** The address of every route. */
export const routeAddresses: readonly string[] = (Object.keys(routes) as RoutePath[]).map((path) =>
  isWithParameters(path) ? addresses[path] : path,
)

export const paths: readonly string[] = [...routeAddresses, ...products]

export const sizes = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const

/** One of them, as the seed decides. */
export function pick<Of>(chance: Chance, from: readonly Of[]): Of {
  const picked = from[Math.floor(nextNumber(chance) * from.length)]
  if (picked === undefined) throw new Error('There is nothing to pick from.')
  return picked
}

/** Where a walk begins: any route and persona, and every other time a page that the persona is for. */
export function startOf(chance: Chance): Start {
  const persona = pick(chance, Object.keys(personas) as PersonaId[])
  const { opens = [] }: Persona = personas[persona]
  const path = opens.length > 0 && nextNumber(chance) < 0.5 ? pick(chance, opens) : pick(chance, paths)
  const [width, height] = pick(chance, sizes)
  return { path, persona, seed: Math.floor(nextNumber(chance) * 1_000_000), width, height }
}
