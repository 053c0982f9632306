import { languages, mock, mockBuying, mockHome, mockListing, textsOf } from './chunks/mockModules.ts'
import {
  early,
  fewPages,
  ofEveryPage,
  packagesOfEveryPage,
  react,
  rows,
  start,
} from './chunks/startModules.ts'

/**
 * Which modules of a build share a file. Small files compress badly, and each costs a slow phone a request and a task. Modules are named by
 * their path from the root without the ending, folders by theirs; a test checks that each still exists.
 */

/** Modules that the deferred effects share with pages and dialogs, which the shop loads after its first page. */
const deferred = [
  'src/ui/dialog/openDialogs',
  'src/navigation/currentPage',
  'src/tracking/eventBus',
  'src/tracking/eventLog',
  'src/domain/cart/cartDifferences',
  'src/domain/engagement/interstitial',
  'src/domain/engagement/startupLink',
  'src/domain/engagement/survey',
  'src/stores/cart/bulkAdd',
  'src/stores/base/isUnanswered',
  'src/domain/cart/unsent',
  'src/stores/lists/backInStock',
  'src/stores/deferred/deferredActions',
  'src/stores/lists/favorites',
  'src/stores/session/ofThisSession',
  'src/stores/session/pendingOfSession',
  'src/stores/base/formDraft',
  'src/stores/checkout/checkoutDraft',
  'src/stores/deferred/keptAction',
  'src/stores/session/logins',
  'src/stores/deferred/openings',
  'src/stores/engagement/dismissals',
  'src/stores/overlays/dialogAfterAnswer',
  'src/stores/overlays/rememberModal',
  'src/stores/lists/shoppingLists',
  'src/stores/search/shortcuts',
  'src/stores/engagement/surveys',
  'src/contract/calls/cartActions',
  'src/contract/calls/engagement',
  'src/contract/calls/engagementActions',
  'src/contract/calls/lists',
  'src/contract/calls/tracking',
]

const productParts = [
  'src/ui/icon/moreIcons',
  'src/ui/time/useEarliestDelivery',
  'src/i18n/nearness',
  'src/features/lists/useBackInStock',
]

const entities = ['src/contract/entities']
const listing = [
  'src/features/listing',
  // A kilobyte; files of its own would cost a search two requests.
  'src/pages/search',
  'src/navigation/useRouterNow',
  'src/domain/seo/listData',
  'src/domain/product/listingFilter',
  'src/contract/calls/catalogue',
]

/** A form has several kinds of fields, with their checks. What one field alone needs of Material UI stays apart. */
const fields = [
  ...[
    'CodeField',
    'EmailField',
    'FieldError',
    'FormError',
    'NameFields',
    'NewPasswordField',
    'PasswordField',
    'PostalCodeField',
    'SelectField',
    'TelephoneField',
    'TextArea',
    'TextField',
    'field',
    'codeDigits',
    'useField',
    'useFormEngine',
    'useWebOtp',
  ].map((name) => `src/ui/form/${name}`),
  ...['address', 'telephone', 'validation'].map((name) => `src/domain/checkout/${name}`),
  // What a form sends, and whether it navigates after the answer.
  'src/api/orFailure',
  'src/navigation/useIsHere',
]

const authCalls = ['src/contract/calls/auth']

/** The forms that checkout and account share. */
const sharedForms = ['address', 'billing', 'telephone'].map((name) => `src/features/${name}`)

const buying = [
  'src/features/cart',
  'src/features/promo-codes',
  'src/features/savings',
  'src/stores/cart/savings',
]

/** Everything that opens over a page, preloaded together. */
const panels = [
  'src/features/login/LogOutButton',
  ...[
    'AccountPanel',
    'AtAGlance',
    'CartPanel',
    'CartPanelFoot',
    'CartPanelLine',
    'NavPanel',
    'SearchPanel',
  ].map((name) => `src/shell/panels/${name}`),
  ...['SearchBox', 'SearchField', 'SearchOpener', 'SuggestionList'].map((name) => `src/shell/search/${name}`),
]

const overlays = [
  'src/ui/dialog/MuiDrawer',
  'src/ui/dialog/MuiModal',
  'src/ui/dialog/Overlay',
  'src/ui/dialog/useFocusReturn',
  'node_modules/@mui/material/Dialog',
  'node_modules/@mui/material/Drawer',
  'node_modules/@mui/material/Slide',
]

/** What every component of Material UI needs; a press that opens a dialog then waits for fewer files. */
const muiBase = [
  '@emotion',
  '@mui/styled-engine',
  '@mui/system',
  '@mui/utils',
  '@mui/material/styles',
  '@mui/material/utils',
].map((name) => `node_modules/${name}`)

/** All modules and folders that are named above. */
export const namedModules: readonly string[] = [
  ...early,
  ...start,
  ...ofEveryPage,
  ...fewPages,
  ...react,
  ...packagesOfEveryPage.map((name) => `node_modules/${name}`),
  ...mock,
  ...deferred,
  ...rows,
  ...productParts,
  ...entities,
  ...listing,
  ...fields,
  ...authCalls,
  ...sharedForms,
  ...buying,
  ...panels,
  ...overlays,
  ...muiBase,
  ...mockListing,
  ...mockBuying,
  ...mockHome,
  ...languages.flatMap(textsOf),
]

const anyOf = (paths: readonly string[]): string => `/(?:${paths.join('|')})(?:\\.|/)`

const among = (paths: readonly string[]): RegExp => new RegExp(anyOf(paths))

// A package has a `src` of its own at times.
const everyPage = new RegExp(
  [
    `^(?!.*/node_modules/)(?:.*${anyOf(ofEveryPage)}|(?!.*${anyOf(fewPages)}).*/src/)`,
    anyOf(packagesOfEveryPage.map((name) => `node_modules/${name}`)),
  ].join('|'),
)

const alone = { includeDependenciesRecursively: false }
const sharedBySome = { ...alone, minShareCount: 2 }

/** The groups in the order in which the bundler asks them. */
export const chunks = [
  {
    name: 'early',
    test: new RegExp(`index\\.html$|vite/preload-helper|${anyOf(early)}`),
    priority: 1,
  },
  { name: 'react', test: among(react), priority: 2 },
  { name: 'shared', test: everyPage, minShareCount: 6 },
  { name: 'start', test: among([...start, ...rows]) },
  { name: 'mock', test: among(mock) },
  { ...sharedBySome, name: 'deferred', test: among(deferred) },
  { ...sharedBySome, name: 'product-parts', test: among(productParts) },
  { ...sharedBySome, name: 'entities', test: among(entities) },
  { ...alone, name: 'listing', test: among(listing) },
  { ...sharedBySome, name: 'fields', test: among(fields) },
  { ...sharedBySome, name: 'auth-calls', test: among(authCalls) },
  { ...sharedBySome, name: 'shared-forms', test: among(sharedForms) },
  { ...sharedBySome, name: 'buying', test: among(buying) },
  { ...alone, name: 'panels', test: among(panels) },
  { ...alone, name: 'overlays', test: among(overlays) },
  { name: 'mui-base', test: among(muiBase), minShareCount: 2 },
  { name: 'mockListing', test: among(mockListing) },
  { name: 'mockBuying', test: among(mockBuying) },
  { ...alone, name: 'mockHome', test: among(mockHome) },
  ...languages.map((language) => ({ ...alone, name: `texts-${language}`, test: among(textsOf(language)) })),
]
