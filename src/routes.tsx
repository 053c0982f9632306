import type { ComponentType } from 'react'
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { LazyMuiTheme } from './app/LazyMuiTheme.tsx'
import { forEarlierPages, forEveryPart, onlyForAnotherPath } from './navigation/revalidation.ts'
import { buyingLoader, loader, missingLoader, sellerLoader } from './navigation/loaders/loaders.ts'
import { unauthorizedRoute } from './app/unauthorizedRoute.ts'
import { MountSignal, registerPage } from './navigation/RouteOutlet.tsx'
import { matchRoute } from './contract/matchRoute.ts'
import { routePaths, routeRow, type RoutePath } from './contract/routes.ts'
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
import { ListingSkeleton } from './features/listing/ListingSkeleton.tsx'
import { PlainTextSkeleton } from './pages/plain/PlainTextSkeleton.tsx'
import { ProductSkeleton } from './pages/product/ProductSkeleton.tsx'
import { TextSkeleton } from './pages/text/TextSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'

interface PageRow {
  page: () => Promise<ComponentType>
  skeleton: ComponentType
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
const loadCleaner = () => import('./ui/text/SafeHtml.tsx').then((module) => module.loadCleaner())

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

/** Its forms need Material UI's theme. When the theme has loaded they render at once, and nothing below them moves. */
const checkout = async (): Promise<ComponentType> => {
  const page = import('./pages/checkout/CheckoutPage.tsx')
  const [{ CheckoutPage }] = await Promise.all([page, LazyMuiTheme.preload(), loadLaterWords()])
  return CheckoutPage
}

const orderPending = async (): Promise<ComponentType> => {
  const page = import('./pages/payment/OrderPendingPage.tsx')
  const [{ OrderPendingPage }] = await Promise.all([page, loadLaterWords()])
  return OrderPendingPage
}

/** The pages of payment providers, which are forms. */
const provider: PageRow = {
  page: async () => {
    const page = import('./pages/payment/PaymentPage.tsx')
    const [{ PaymentPage }] = await Promise.all([page, LazyMuiTheme.preload(), loadLaterWords()])
    return PaymentPage
  },
  skeleton: PlainTextSkeleton,
}

/** The pages of an account: all in one file, so that none of them is waited for on the way from another. */
const account = (path: AccountPath, skeleton: ComponentType = PlainTextSkeleton): PageRow => ({
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
  const [{ ResetPasswordPage }] = await Promise.all([page, LazyMuiTheme.preload(), loadLaterWords()])
  return ResetPasswordPage
}

/** The pages for who builds the shop. */
const developer = (path: DeveloperPath): PageRow => ({
  page: () => import('./pages/developer/developerPages.ts').then(({ developerPage }) => developerPage(path)),
  skeleton: PlainTextSkeleton,
})

const productList = { page: listing, skeleton: ListingSkeleton }
const words = { page: plainText, skeleton: PlainTextSkeleton }

/**
 * The page of each route (src/contract/routes.ts). `null` is a route that the server answers and the shop has no page for: its address
 * shows the not-found page.
 */
const rows: Readonly<Record<Exclude<RoutePath, '/unauthorized'>, PageRow | null>> = {
  '/': {
    page: () => import('./pages/home/HomePage.tsx').then(({ HomePage }) => HomePage),
    skeleton: HomeSkeleton,
  },
  '/:sellerSlug': { page: seller, skeleton: ListingSkeleton, load: sellerLoader },
  '/product/:gid/:slug': { page: product, skeleton: ProductSkeleton, shouldRevalidate: onlyForAnotherPath },
  '/products/:category/:gid/:slug': productList,
  '/products/search': { page: search, skeleton: ListingSkeleton },
  '/products/search/:term': { page: search, skeleton: ListingSkeleton },
  '/products/highlight/:gid/:slug': productList,
  '/products/action/:id': productList,
  '/brand/:gid/:slug': productList,
  '/cart': {
    page: () => import('./pages/cart/CartPage.tsx').then(({ CartPage }) => CartPage),
    skeleton: CartSkeleton,
    load: buyingLoader,
  },
  '/cart-recommendations': { page: recommendations, skeleton: ListingSkeleton },
  '/why-shop-boxed': words,
  '/business': words,
  '/checkout': {
    page: checkout,
    skeleton: CheckoutSkeleton,
    load: buyingLoader,
    shouldRevalidate: onlyForAnotherPath,
  },
  '/confirmation': { page: confirmation, skeleton: ConfirmationSkeleton },
  '/order-pending': { page: orderPending, skeleton: PlainTextSkeleton },
  '/acs-mobile': provider,
  '/fasspay-web': provider,
  '/fasspay-mobile': provider,
  '/ipay88': provider,
  '/payoo': provider,
  '/login': { page: login, skeleton: PlainTextSkeleton },
  '/checkout-login': { page: login, skeleton: PlainTextSkeleton },
  '/account': account('/account'),
  '/account/confirm-address': null,
  '/account/add-address': null,
  '/account/address': null,
  '/account/billing': null,
  '/account/change-password': null,
  '/account/organization': null,
  '/account/reorder': null,
  '/account/favorites': account('/account/favorites', ListingSkeleton),
  '/account/shopping-lists': account('/account/shopping-lists'),
  '/account/shopping-lists/:id': account('/account/shopping-lists/:id'),
  '/account/invite': account('/account/invite'),
  '/account/order-history': account('/account/order-history'),
  '/account/order/:id': account('/account/order/:id'),
  '/invite/:promocode': { page: invite, skeleton: PlainTextSkeleton },
  '/t/:slug': { page: text, skeleton: TextSkeleton, shouldRevalidate: forEveryPart },
  '/blog': { page: blog, skeleton: BlogSkeleton },
  '/blog/:slug': { page: blog, skeleton: PostSkeleton, shouldRevalidate: forEveryPart },
  '/bulk-purchase': words,
  '/insights': words,
  '/branch': words,
  '/style-guide': developer('/style-guide'),
  '/version': developer('/version'),
  '/mobile-support': words,
  '/reset-password': { page: resetPassword, skeleton: PlainTextSkeleton },
  '/unsupported': words,
  '/m/:slug': { page: landing, skeleton: LandingSkeleton },
  '/404': null,
}

const rowOf = (path: RoutePath): PageRow | null => (path === '/unauthorized' ? null : rows[path])

function routeOf(path: RoutePath): RouteObject[] {
  const row = rowOf(path)
  if (!row) return []
  const { page, skeleton, load = loader } = row
  const paging = routeRow(path)?.paging
  const shouldRevalidate = row.shouldRevalidate ?? (paging ? forEarlierPages : undefined)
  return [
    {
      // Named, so that a prerendered page can say whose data it brings.
      id: path,
      path,
      loader: load,
      // A function, not an object: the router empties such an object once it is loaded, for every other router as well.
      lazy: async () => ({ Component: registerPage(path, await page()) }),
      HydrateFallback: skeleton,
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
      // "Load more" changes only this part, and loads its products itself.
      ...(paging ? { children: [{ path: paging, element: null }] } : {}),
    },
  ]
}

/** The place of the page at a path inside the shop, to be shown while it is on its way. */
function skeletonOf(path: string): ComponentType | undefined {
  const found = matchRoute(path)
  return found ? rowOf(found.route)?.skeleton : undefined
}

const failed = (
  <MountSignal>
    <ErrorPage />
  </MountSignal>
)

/** The shop: its layout around the pages, and the error page for a page that cannot be shown. */
export const routes: RouteObject[] = [
  {
    element: <Shell skeletonOf={skeletonOf} />,
    errorElement: failed,
    children: [
      {
        errorElement: failed,
        children: [
          ...routePaths.flatMap(routeOf),
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
