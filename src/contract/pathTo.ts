import { fillPattern, type Params } from './pathPattern.ts'
import type { RoutePath } from './routes.ts'

type ParamsIfAny<Path extends string> = Path extends `${string}:${string}` ? [params: Params<Path>] : []

/** The base-less path of a route with encoded parameters: `pathTo('/account/order/:id', { id })`. */
export const pathTo = <Path extends RoutePath>(route: Path, ...[params]: ParamsIfAny<Path>): string =>
  params ? fillPattern(route, params) : route
