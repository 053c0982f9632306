import type { ComponentType } from 'react'
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { LazyMuiTheme } from './app/LazyMuiTheme.tsx'
import { forEarlierPages, forEveryPart, onlyForAnotherPath } from './navigation/revalidation.ts'
import { buyingLoader, loader, missingLoader, sellerLoader } from './navigation/loaders/loaders.ts'
import { unauthorizedRoute } from './app/unauthorizedRoute.ts'
import { MountSignal, registerPage } from './navigation/RouteOutlet.tsx'
import { matchRoute } from './contract/matchRoute.ts'
import { routePaths, routeRow, type RoutePath } from './contract/routes.ts'
import { loadTexts } from './i18n/index.ts'
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
  /** Loads the data of the page. The default is `loader`. */
  load?: typeof loader
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A page with the texts of the shop, and with what else its first frame needs. */
const withTexts = async <Name extends string>(
  page: Promise<Record<Name, ComponentType>>,
  name: Name,
  ...more: Promise<unknown>[]
): Promise<ComponentType> => (await Promise.all([page, loadTexts('shop'), ...more]))[0][name]

const listing = (): Promise<ComponentType> =>
  import('./pages/category/CategoryPage.tsx').then(({ CategoryPage }) => CategoryPage)
const search = (): Promise<ComponentType> =>
  import('./pages/search/SearchPage.tsx').then(({ SearchPage }) => SearchPage)
const plainText = (): Promise<ComponentType> =>
  import('./pages/plain/PlainTextPage.tsx').then(({ PlainTextPage }) => PlainTextPage)
const landing = (): Promise<ComponentType> =>
  import('./pages/landing/LandingPage.tsx').then(({ LandingPage }) => LandingPage)

const seller = () => withTexts(import('./pages/seller/SellerPage.tsx'), 'SellerPage')
const recommendations = () =>
  withTexts(import('./pages/recommendations/RecommendationsPage.tsx'), 'RecommendationsPage')
const invite = () => withTexts(import('./pages/invite/InvitePage.tsx'), 'InvitePage', loadTexts('account'))
const findOrder = () =>
  withTexts(
    import('./pages/find-order/FindOrderPage.tsx'),
    'FindOrderPage',
    Promise.all([loadTexts('account'), loadCleaner()]),
  )
const product = () => withTexts(import('./pages/product/ProductPage.tsx'), 'ProductPage')
const confirmation = () => withTexts(import('./pages/confirmation/ConfirmationPage.tsx'), 'ConfirmationPage')
const orderPending = () => withTexts(import('./pages/payment/OrderPendingPage.tsx'), 'OrderPendingPage')
const login = () => withTexts(import('./pages/login/LogInPage.tsx'), 'LogInPage')

/** The HTML sanitizer loads with the page, so that the first frame contains the text. */
const loadCleaner = () => import('./ui/text/SafeHtml.tsx').then((module) => module.loadCleaner())
const text = () => withTexts(import('./pages/text/TextPage.tsx'), 'TextPage', loadCleaner())
const blog = () => withTexts(import('./pages/blog/BlogPage.tsx'), 'BlogPage', loadCleaner())

// Forms need Material UI's theme. It loads with the page, so that the forms render at once and nothing below them moves.
const checkout = () =>
  withTexts(import('./pages/checkout/CheckoutPage.tsx'), 'CheckoutPage', LazyMuiTheme.preload())
const payment = () =>
  withTexts(import('./pages/payment/PaymentPage.tsx'), 'PaymentPage', LazyMuiTheme.preload())
const resetPassword = () =>
  withTexts(import('./pages/login/ResetPasswordPage.tsx'), 'ResetPasswordPage', LazyMuiTheme.preload())

/** The account pages are in one file, and those with forms in another one, so that a navigation between them loads no script. */
const account = (path: AccountPath, skeleton: ComponentType = PlainTextSkeleton): PageRow => ({
  page: async () => {
    const [{ accountPage }] = await Promise.all([
      import('./pages/account/accountPages.ts'),
      loadTexts('shop'),
      loadTexts('account'),
    ])
    return await accountPage(path)
  },
  skeleton,
})

/** The pages for developers of the shop. */
const developer = (path: DeveloperPath): PageRow => ({
  page: () => import('./pages/developer/developerPages.ts').then(({ developerPage }) => developerPage(path)),
  skeleton: PlainTextSkeleton,
})

const productList = { page: listing, skeleton: ListingSkeleton }
const textPage = { page: plainText, skeleton: PlainTextSkeleton }
const provider = { page: payment, skeleton: PlainTextSkeleton }

/** The page of each route (src/contract/routes.ts). `null` is a route without a page: its address shows the not-found page. */
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
  '/why-shop-boxed': textPage,
  '/business': textPage,
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
  '/account/confirm-address': account('/account/confirm-address'),
  '/account/add-address': account('/account/add-address'),
  '/account/address': account('/account/address'),
  '/account/billing': account('/account/billing'),
  '/account/change-password': account('/account/change-password'),
  '/account/coupons': account('/account/coupons'),
  '/account/organization': account('/account/organization'),
  '/account/reorder': account('/account/reorder'),
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
  '/bulk-purchase': textPage,
  '/insights': textPage,
  '/branch': textPage,
  '/style-guide': developer('/style-guide'),
  '/version': developer('/version'),
  '/mobile-support': textPage,
  '/reset-password': { page: resetPassword, skeleton: PlainTextSkeleton },
  '/unsupported': textPage,
  '/m/:slug': { page: landing, skeleton: LandingSkeleton },
  '/find-order': { page: findOrder, skeleton: PlainTextSkeleton },
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
      // The id connects the data of a prerendered page with its route.
      id: path,
      path,
      loader: load,
      // A function, because the router deletes the entries of an object after loading them, which would affect other routers.
      lazy: async () => ({ Component: registerPage(path, await page()) }),
      HydrateFallback: skeleton,
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
      // "Load more" changes only this part of the path. It loads the products itself.
      ...(paging ? { children: [{ path: paging, element: null }] } : {}),
    },
  ]
}

/** The skeleton of the page at a path inside the shop, shown while the page loads. */
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
