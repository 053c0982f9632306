/** The marker headers (docs/decisions: the documents mention them but do not spell them). */
export const Header = {
  PAGE_DATA: 'x-spa-navigation',
  API_JSON: 'x-api-json',
  CSRF: 'x-csrf-token',
  BASE_VERSION: 'x-base-version',
  LANGUAGE: 'accept-language',
  /** `prefetch`: the client requests the page in advance, so the server must not change any state. */
  PURPOSE: 'x-purpose',
  /** The number of a request within a page. A retry keeps its number. */
  REQUEST_NUMBER: 'x-request-number',
  /** On a 403: the block comes from the bot protection, not from a permission (document 2 §8). */
  BOT_BLOCK: 'x-bot-challenge',
} as const
