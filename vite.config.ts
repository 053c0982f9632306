import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { appShell } from './build/appShell.ts'
import { callStarts } from './build/callStarts.ts'
import { catalogueData } from './build/catalogueData.ts'
import { className, shortClassName } from './build/className.ts'
import { hotWords } from './build/hotWords.ts'
import { packshots } from './build/packshots.ts'
import { preloadTurns } from './build/preloadTurns.ts'
import { unusedLinks } from './build/unusedLinks.ts'
import { worker } from './build/worker.ts'
import shop from './package.json' with { type: 'json' }

/** Where the inline script of index.html puts the path under which the shop was opened. */
const foundBase = '__PASAR_BASE__'

const stub = (name: string) => fileURLToPath(new URL(`build/stubs/${name}.ts`, import.meta.url))

const shoppersRouter = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

/** What the cart's own call says, which every page makes: of all entities only these. */
const inCart =
  'cart|coupon|discount|image|money|pricingInfo|primitives|product|promotionBadge|smartBrandAd|variant|warehouse'

/** What the mock keeps in its state is made of these entities. */
const inState =
  /\/src\/contract\/entities\/(address|b2b|billing|businessAccount|checkout|order|otp|palletQuote|survey|vatInformation)\.ts$/

/**
 * The shop's own rooms and its ground. Material UI stays out, since it loads when it is first needed; so do its forms and what they
 * keep, the icons and the picker that no first page shows, and the calls and what they speak of: the console knows all of them, a page few. A
 * package has a `src` of its own at times.
 */
const everyPage = new RegExp(
  String.raw`^(?!.*/node_modules/).*/src/(?!contract/(calls/|callTable|entities/(?!(${inCart})\.ts))|ui/(form/|laterIcons|QuantityPicker)|stores/formDraft)|node_modules/(react|react-dom|react-router|react-router-dom|scheduler|zustand|valibot|i18next|react-i18next|ky)/`,
)

/** What the shop takes up once its first page stands. */
const inLater =
  /\/src\/(app\/pageOf|tracking\/(tellings|told)|domain\/(cartDifferences|interstitial|startupLink|survey)|stores\/(additions|backInStock|errands|favorites|formDraft|keptErrand|logins|openings|remembered|shoppingLists|shortcuts|surveys)|contract\/calls\/(cartActions|engagement|engagementActions|lists|tracking))\.ts$/

const alone = { includeDependenciesRecursively: false }
const sharedBySome = { ...alone, minShareCount: 2 }

/**
 * `BASE=/shop/` fixes the path the shop lives under; without it one `dist/` works under any (docs/decisions: base path).
 * `VITE_API=https://…` builds for a real server: no mock, no fixture.
 */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'BASE'])
  const bundledDev = command === 'serve' && mode === 'development'
  const building = command === 'build' && !isSsrBuild
  const api = env['VITE_API'] ?? ''
  const base = env['BASE'] ?? (building ? './' : '/')
  return {
    base,
    define: {
      // Said even when empty, so that the door to the mock folds away in a build that has a server.
      'import.meta.env.VITE_API': JSON.stringify(api),
      'import.meta.env.VITE_SHOP_VERSION': JSON.stringify(shop.version),
      ...(building && base === './' ? { 'import.meta.env.BASE_URL': foundBase } : {}),
    },
    plugins: [
      react(),
      callStarts(),
      catalogueData(),
      hotWords(),
      unusedLinks(),
      preloadTurns(),
      appShell({ base, api }),
      packshots({ mocked: api === '' }),
      worker({ mocked: api === '', hasConsole: Boolean(env['VITE_CONSOLE']) }),
    ],
    resolve: {
      alias: [
        { find: 'tough-cookie', replacement: stub('toughCookie') },
        {
          find: /^@mswjs\/interceptors(\/(WebSocket|XMLHttpRequest|fetch))?$/,
          replacement: stub('interceptors'),
        },
        // To whoever imports it, it gives the one that warns developers.
        ...(building
          ? [
              { find: /^react-router$/, replacement: shoppersRouter('index') },
              { find: /^react-router\/dom$/, replacement: shoppersRouter('dom-export') },
            ]
          : []),
      ],
    },
    css: { modules: { generateScopedName: command === 'build' ? shortClassName : className } },
    build: {
      target: 'es2023',
      manifest: true,
      // The page's own script decides when and from where the modules load; see build/head.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The whole shop is bundled at once: each part that is bundled when a page needs it takes half a second.
        ...(bundledDev && { experimental: { devMode: { lazy: false } } }),
        // MSW makes a second way to a worker that nobody takes: it waits for ever, and keeps every message of the real one.
        treeshake: { manualPureFunctions: ['createDefaultNetworkOptions'] },
        output: {
          chunkFileNames: 'assets/[name]-[hash].js',
          // What nearly every page needs comes in one file: small ones compress badly, and each costs a request. The tree that
          // draws pages at build time is read from a disk, and its parts in their natural order.
          codeSplitting: isSsrBuild || {
            groups: [
              // All that the entry needs at once: the rest it takes in stages, each a task of its own.
              {
                name: 'early',
                test: /index\.html$|vite\/preload-helper|\/src\/(main\.tsx|app\/(drawnPage|newestBuild|pause|preparing|reloadOnce)\.ts|stores\/storage\.ts)$/,
                priority: 1,
              },
              { name: 'shared', test: everyPage, minShareCount: 6 },
              { name: 'start', test: /\/src\/app\/(firstPage|mount|startWords)\.tsx?$/ },
              // What the mock's state is checked by pages speak of as well, and no page may wait for the mock.
              { ...sharedBySome, name: 'kept', test: inState },
              // The mock's sections share nearly all that its core is made of: left apart, it came in thirty files.
              { name: 'mock', test: /\/mocks\/hosts\/browser\/browser\.ts$/ },
              // What some pages share came in dozens of files of half a KiB, and each of them costs a slow phone a request and a task.
              { ...sharedBySome, name: 'later', test: inLater },
              {
                ...sharedBySome,
                name: 'rows',
                test: /\/src\/(ui\/useInReach|pages\/(cards\/(Late|)Row|home\/(Banners|HomeRow)))/,
              },
              {
                ...sharedBySome,
                name: 'goods',
                test: /\/src\/(ui\/(laterIcons|useEarliestDelivery)|i18n\/nearness|pages\/useBackInStock)/,
              },
              { ...sharedBySome, name: 'entities', test: /\/src\/contract\/entities\// },
              {
                ...sharedBySome,
                name: 'listing',
                test: /\/src\/(pages\/listing\/|domain\/list|contract\/calls\/(catalogue|listing))/,
              },
              // A form has several kinds of them; what one alone needs of Material UI stays apart.
              { ...sharedBySome, name: 'fields', test: /\/src\/ui\/form\/(?!RadioGroup)/ },
              {
                ...sharedBySome,
                name: 'buying',
                test: /\/src\/(ui\/cart\/|pages\/promoCodes\/)/,
              },
              // What opens over a page is loaded ahead, all of it.
              {
                ...alone,
                name: 'panels',
                test: /\/src\/shell\/(panels\/(Cart|Nav|Account|Search)Panel|search\/S)/,
              },
              {
                ...alone,
                name: 'overlays',
                test: /\/src\/ui\/(Mui(Drawer|Modal)|Overlay\.module)|\/@mui\/material\/(Dialog|Drawer|Slide)\//,
              },
              { name: 'mockListing', test: /\/mocks\/handlers\/pages\/(listing|search)\.ts$/ },
              { name: 'mockBuying', test: /\/mocks\/handlers\/pages\/buying\.ts$/ },
            ],
          },
        },
      },
    },
    // A page of the development server loads 20 files instead of 460 (docs/decisions/0064-development-server.md).
    experimental: { bundledDev },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})
