/** The modules of the mocked server, and the texts that it serves. */

/**
 * The mock's sections share nearly all modules of its core: left apart, it came in thirty files. Of an unsaved address and of tracking, the
 * request would be larger than the file. Home and lists share the others: in a file of one of them, the other would load it.
 */
export const mock = [
  'mocks/hosts/browser/browser',
  'mocks/rules/contact/unsavedAddress',
  'mocks/handlers/tracking',
  'mocks/handlers/pages/pageRequest',
  'mocks/catalogue/highlights',
  'fixtures/banners',
]

/** Every page reads the texts of its language from the mock. A challenge before the page imports `common` alone. */
export const textsOf = (language: string): string[] => [
  `mocks/base/texts/${language}`,
  ...['common', 'partner', 'seo'].map((namespace) => `locales/${language}/${namespace}`),
]
export const languages = ['en', 'ms', 'zh']

export const mockListing = ['mocks/handlers/pages/listing', 'mocks/handlers/pages/search']
export const mockBuying = ['mocks/handlers/pages/buying']
export const mockHome = [
  'mocks/handlers/pages/home',
  'mocks/catalogue/homeRows',
  'fixtures/homeRows',
  'fixtures/tables/homeRows',
]
