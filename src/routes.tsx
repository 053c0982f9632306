import type { ComponentType } from 'react'
import { matchPath, type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom'
import { LateMuiTheme } from './app/LateMuiTheme.tsx'
import { forEarlierPages, forEveryPart, onlyForAnotherPath } from './app/revalidation.ts'
import { buyingLoader, loader, missingLoader, sellerLoader } from './app/rowLoaders.ts'
import { unauthorizedRoute } from './app/unauthorizedRoute.ts'
import { Standing, stage } from './app/PageStage.tsx'
import { loadLaterWords } from './i18n/index.ts'
import type { AccountPath } from './pages/account/accountPages.ts'
import type { DeveloperPath } from './pages/developer/developerPages.ts'
import { BlogSkeleton } from './pages/blog/BlogSkeleton.tsx'
import { PostSkeleton } from './pages/blog/PostSkeleton.tsx'
import { CartSkeleton } from './pages/cart/CartSkeleton.tsx'
import { CheckoutSkeleton } from './pages/checkout/CheckoutSkeleton.tsx'
import { ConfirmationSkeleton } from './pages/confirmation/ConfirmationSkeleton.tsx'
import { ErrorPage } from './pages/errors/ErrorPage.tsx'
import { NotFoundPage } from './pages/errors/NotFoundPage.tsx'
import { HomeSkeleton } from './pages/home/HomeSkeleton.tsx'
import { LandingSkeleton } from './pages/landing/LandingSkeleton.tsx'
import { ListingSkeleton } from './pages/listing/ListingSkeleton.tsx'
import { PlainTextSkeleton } from './pages/plain/PlainTextSkeleton.tsx'
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx'
import { TextSkeleton } from './pages/text/TextSkeleton.tsx'
import { withoutPages } from './paths.ts'
import { Shell } from './shell/Shell.tsx'

interface PageRow {
  path: string
  page: () => Promise<ComponentType>
  skeleton: ComponentType
  /** The row below it that only says which pages of a listing are shown. */
  pages?: 'pages/:range' | 'page/:pageNum'
  /** How its data comes; `loader` when left out. */
  load?: typeof loader
  shouldRevalidate?: ShouldRevalidateFunction
}

const listing = (): Promise<ComponentType> =>
  import('./pages/category/CategoryPage.tsx').then(({ CategoryPage }) => CategoryPage)
const search = (): Promise<ComponentType> =>
  import('./pages/search/SearchPage.tsx').then(({ SearchPage }) => SearchPage)

const seller = async (): Promise<ComponentType> => {
  const [{ SellerPage }] = await Promise.all([import('./pages/seller/SellerPage.tsx'), loadLaterWords()])
  return SellerPage
}
const recommendations = async (): Promise<ComponentType> => {
  const page = import('./pages/recommendations/RecommendationsPage.tsx')
  const [{ RecommendationsPage }] = await Promise.all([page, loadLaterWords()])
  return RecommendationsPage
}
const plainText = (): Promise<ComponentType> =>
  import('./pages/plain/PlainTextPage.tsx').then(({ PlainTextPage }) => PlainTextPage)

/** What cleans an editor's HTML is there with the page: its words have their places in the first frame. */
const loadCleaner = () => import('./ui/SafeHtml.tsx').then((module) => module.loadCleaner())

const text = async (): Promise<ComponentType> => {
  const page = import('./pages/text/TextPage.tsx')
  const [{ TextPage }] = await Promise.all([page, loadLaterWords(), loadCleaner()])
  return TextPage
}
const blog = async (): Promise<ComponentType> => {
  const page = import('./pages/blog/BlogPage.tsx')
  const [{ BlogPage }] = await Promise.all([page, loadLaterWords(), loadCleaner()])
  return BlogPage
}
const landing = (): Promise<ComponentType> =>
  import('./pages/landing/LandingPage.tsx').then(({ LandingPage }) => LandingPage)

const invite = async (): Promise<ComponentType> => {
  const [{ InvitePage }] = await Promise.all([import('./pages/invite/InvitePage.tsx'), loadLaterWords()])
  return InvitePage
}

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
  const [{ CheckoutPage }] = await Promise.all([page, LateMuiTheme.preload(), loadLaterWords()])
  return CheckoutPage
}

/** The pages of an account: all in one file, so that none of them is waited for on the way from another. */
const account = (path: AccountPath, skeleton: ComponentType = PlainTextSkeleton): PageRow => ({
  path,
  page: async () => {
    const [{ accountPages }] = await Promise.all([
      import('./pages/account/accountPages.ts'),
      loadLaterWords(),
      loadLaterWords('account'),
    ])
    return accountPages[path]
  },
  skeleton,
})

const login = async (): Promise<ComponentType> => {
  const [{ LogInPage }] = await Promise.all([import('./pages/login/LogInPage.tsx'), loadLaterWords()])
  return LogInPage
}

const resetPassword = async (): Promise<ComponentType> => {
  const page = import('./pages/login/ResetPasswordPage.tsx')
  const [{ ResetPasswordPage }] = await Promise.all([page, LateMuiTheme.preload(), loadLaterWords()])
  return ResetPasswordPage
}

/** The pages for who builds the shop. */
const developer = (path: DeveloperPath): PageRow => ({
  path,
  page: () => import('./pages/developer/developerPages.ts').then(({ developerPage }) => developerPage(path)),
  skeleton: PlainTextSkeleton,
})

const PAGES = 'pages/:range'

/** The spec's route table, row for row, as far as it stands (document 1 §2). */
const rows: readonly PageRow[] = [
  {
    path: '/',
    page: () => import('./pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
    skeleton: HomeSkeleton,
  },
  {
    path: '/:sellerSlug',
    page: seller,
    skeleton: ListingSkeleton,
    pages: PAGES,
    load: sellerLoader,
  },
  {
    path: '/product/:gid/:slug',
    page: product,
    skeleton: ProductSkeleton,
    shouldRevalidate: onlyForAnotherPath,
  },
  { path: '/products/:category/:gid/:slug', page: listing, skeleton: ListingSkeleton, pages: PAGES },
  { path: '/products/search', page: search, skeleton: ListingSkeleton },
  { path: '/products/search/:term', page: search, skeleton: ListingSkeleton, pages: PAGES },
  { path: '/products/highlight/:gid/:slug', page: listing, skeleton: ListingSkeleton, pages: PAGES },
  { path: '/products/action/:id', page: listing, skeleton: ListingSkeleton, pages: 'page/:pageNum' },
  { path: '/brand/:gid/:slug', page: listing, skeleton: ListingSkeleton, pages: PAGES },
  {
    path: '/cart',
    page: () => import('./pages/cart/CartPage.tsx').then(({ CartPage }) => CartPage),
    skeleton: CartSkeleton,
    load: buyingLoader,
  },
  { path: '/cart-recommendations', page: recommendations, skeleton: ListingSkeleton, pages: PAGES },
  { path: '/why-shop-boxed', page: plainText, skeleton: PlainTextSkeleton },
  { path: '/business', page: plainText, skeleton: PlainTextSkeleton },
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
  { path: '/login', page: login, skeleton: PlainTextSkeleton },
  { path: '/checkout-login', page: login, skeleton: PlainTextSkeleton },
  account('/account'),
  account('/account/favorites', ListingSkeleton),
  account('/account/shopping-lists'),
  account('/account/shopping-lists/:id'),
  account('/account/invite'),
  account('/account/order-history'),
  account('/account/order/:id'),
  { path: '/invite/:promocode', page: invite, skeleton: PlainTextSkeleton },
  { path: '/t/:slug', page: text, skeleton: TextSkeleton, pages: PAGES, shouldRevalidate: forEveryPart },
  { path: '/blog', page: blog, skeleton: BlogSkeleton },
  { path: '/blog/:slug', page: blog, skeleton: PostSkeleton, pages: PAGES, shouldRevalidate: forEveryPart },
  { path: '/bulk-purchase', page: plainText, skeleton: PlainTextSkeleton },
  { path: '/insights', page: plainText, skeleton: PlainTextSkeleton },
  { path: '/branch', page: plainText, skeleton: PlainTextSkeleton },
  developer('/style-guide'),
  developer('/version'),
  { path: '/mobile-support', page: plainText, skeleton: PlainTextSkeleton },
  { path: '/reset-password', page: resetPassword, skeleton: PlainTextSkeleton },
  { path: '/unsupported', page: plainText, skeleton: PlainTextSkeleton },
  { path: '/m/:slug', page: landing, skeleton: LandingSkeleton, pages: PAGES },
]

const routeOf = ({
  path,
  page,
  skeleton: Skeleton,
  pages,
  load = loader,
  shouldRevalidate = pages ? forEarlierPages : undefined,
}: PageRow): RouteObject => ({
  // Named, so that a prerendered page can say whose data it brings.
  id: path,
  path,
  loader: load,
  // A function, not an object: the router empties such an object once it is loaded, for every other router as well.
  lazy: async () => ({ Component: stage(path, await page()) }),
  HydrateFallback: Skeleton,
  ...(shouldRevalidate ? { shouldRevalidate } : {}),
  // "Load more" changes this part alone, and has its goods already.
  ...(pages ? { children: [{ path: pages, element: null }] } : {}),
})

/** The place of the page at a path inside the shop, to be shown while it is on its way. */
const skeletonOf = (path: string): ComponentType | undefined =>
  rows.findLast((row) => matchPath(row.path, withoutPages(path)))?.skeleton

const failed = (
  <Standing>
    <ErrorPage />
  </Standing>
)

/** The shop: its furniture around the pages, and what stands in for a page that cannot be shown. */
export const routes: RouteObject[] = [
  {
    element: <Shell skeletonOf={skeletonOf} />,
    errorElement: failed,
    children: [
      {
        errorElement: failed,
        children: [
          ...rows.map(routeOf),
          unauthorizedRoute,
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
