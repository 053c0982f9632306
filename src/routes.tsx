import type { ComponentType } from 'react'
import {
  type LoaderFunctionArgs,
  matchPath,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { Failure, isFailure } from './api/failure.ts'
import { loadMuiTheme } from './app/LateMuiTheme.tsx'
import { loadBase } from './app/loadBase.ts'
import { followLostOrder } from './app/followLostOrder.ts'
import { pageLoader } from './app/pageLoader.ts'
import { forEarlierPages, onlyForAnotherPath } from './app/revalidation.ts'
import { withPageData } from './app/withPageData.tsx'
import { loadLaterWords } from './i18n/index.ts'
import { CartSkeleton } from './pages/cart/CartSkeleton.tsx'
import { CheckoutSkeleton } from './pages/checkout/CheckoutSkeleton.tsx'
import { ConfirmationSkeleton } from './pages/confirmation/ConfirmationSkeleton.tsx'
import { ErrorPage } from './pages/errors/ErrorPage.tsx'
import { NotFoundPage } from './pages/errors/NotFoundPage.tsx'
import { HomeSkeleton } from './pages/home/HomeSkeleton.tsx'
import { ListingSkeleton } from './pages/listing/ListingSkeleton.tsx'
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'

interface PageRow {
  path: string
  page: () => Promise<ComponentType>
  skeleton: ComponentType
  /** The rows below it that only say which pages of a listing are shown. */
  hasPages?: boolean
  /** How its data comes; `loader` when left out. */
  load?: typeof loader
  shouldRevalidate?: ShouldRevalidateFunction
}

function isReadable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== ''
  } catch {
    return false
  }
}

const NOT_FOUND = 404

/** A page's data; an address that cannot be read (`/product/%E0%A4%A`) is no page. */
async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  try {
    if (!isReadable(new URL(request.url).pathname))
      throw new Failure('refused', 'Malformed address', { status: NOT_FOUND })
    return await pageLoader(args)
  } catch (error) {
    const isMissing = isFailure(error) && error.status === NOT_FOUND
    if (isMissing) await loadBase(request)
    throw error
  }
}

/** Where the shopper expects the order they placed: one whose answer got lost is shown in the page's place. */
async function buyingLoader(args: LoaderFunctionArgs) {
  await followLostOrder()
  return await loader(args)
}

async function missingLoader({ request }: LoaderFunctionArgs) {
  await loadBase(request)
  return null
}

const listing = (): Promise<ComponentType> =>
  import('./pages/category/CategoryPage.tsx').then(({ CategoryPage }) => CategoryPage)
const search = (): Promise<ComponentType> =>
  import('./pages/search/SearchPage.tsx').then(({ SearchPage }) => SearchPage)

const product = async (): Promise<ComponentType> => {
  const [{ ProductPage }] = await Promise.all([import('./pages/product/ProductPage.tsx'), loadLaterWords()])
  return ProductPage
}

const confirmation = async (): Promise<ComponentType> => {
  const page = import('./pages/confirmation/ConfirmationPage.tsx')
  const [{ ConfirmationPage }] = await Promise.all([page, loadLaterWords()])
  return ConfirmationPage
}

/** Its forms stand in Material UI's theme: with that at hand they are there at once, and nothing below them moves. */
const checkout = async (): Promise<ComponentType> => {
  const page = import('./pages/checkout/CheckoutPage.tsx')
  const [{ CheckoutPage }] = await Promise.all([page, loadMuiTheme(), loadLaterWords()])
  return CheckoutPage
}

/** The spec's route table, row for row, as far as it stands (document 1 §2). */
const rows: readonly PageRow[] = [
  {
    path: '/',
    page: () => import('./pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
    skeleton: HomeSkeleton,
  },
  {
    path: '/product/:gid/:slug',
    page: product,
    skeleton: ProductSkeleton,
    shouldRevalidate: onlyForAnotherPath,
  },
  { path: '/products/:category/:gid/:slug', page: listing, skeleton: ListingSkeleton, hasPages: true },
  { path: '/products/search', page: search, skeleton: ListingSkeleton },
  { path: '/products/search/:term', page: search, skeleton: ListingSkeleton, hasPages: true },
  { path: '/products/highlight/:gid/:slug', page: listing, skeleton: ListingSkeleton, hasPages: true },
  { path: '/brand/:gid/:slug', page: listing, skeleton: ListingSkeleton, hasPages: true },
  {
    path: '/cart',
    page: () => import('./pages/cart/CartPage.tsx').then(({ CartPage }) => CartPage),
    skeleton: CartSkeleton,
    load: buyingLoader,
  },
  {
    path: '/checkout',
    page: checkout,
    skeleton: CheckoutSkeleton,
    load: buyingLoader,
    shouldRevalidate: onlyForAnotherPath,
  },
  {
    path: '/confirmation',
    page: confirmation,
    skeleton: ConfirmationSkeleton,
  },
]

const routeOf = ({
  path,
  page,
  skeleton: Skeleton,
  hasPages = false,
  load = loader,
  shouldRevalidate = hasPages ? forEarlierPages : undefined,
}: PageRow): RouteObject => ({
  path,
  loader: load,
  // A function, not an object: the router empties such an object once it is loaded, for every other router as well.
  lazy: async () => ({ Component: withPageData(await page()) }),
  HydrateFallback: Skeleton,
  ...(shouldRevalidate ? { shouldRevalidate } : {}),
  // "Load more" changes this part alone, and has its goods already.
  ...(hasPages ? { children: [{ path: 'pages/:range', element: null }] } : {}),
})

const LISTING_PAGES = /\/pages\/[^/]*$/

/** The place of the page at a path inside the shop, to be shown while it is on its way. */
const skeletonOf = (path: string): ComponentType | undefined =>
  rows.findLast((row) => matchPath(row.path, path.replace(LISTING_PAGES, '')))?.skeleton

/** The shop: its furniture around the pages, and what stands in for a page that cannot be shown. */
export const routes: RouteObject[] = [
  {
    element: <Shell skeletonOf={skeletonOf} />,
    errorElement: <ErrorPage />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          ...rows.map(routeOf),
          {
            path: '*',
            loader: missingLoader,
            element: <NotFoundPage />,
          },
        ],
      },
    ],
  },
]
