/** The marker headers (docs/decisions: the documents name them, not their spelling). */
export const Header = {
  PAGE_DATA: 'x-spa-navigation',
  API_JSON: 'x-api-json',
  CSRF: 'x-csrf-token',
  BASE_VERSION: 'x-base-version',
  LANGUAGE: 'accept-language',
} as const
