/** The marker headers (docs/decisions: the documents name them, not their spelling). */
export const Header = {
  PAGE_DATA: 'x-spa-navigation',
  API_JSON: 'x-api-json',
  CSRF: 'x-csrf-token',
  BASE_VERSION: 'x-base-version',
  LANGUAGE: 'accept-language',
  /** `prefetch`: asked for in advance, so the answer must leave nothing behind on the server. */
  PURPOSE: 'x-purpose',
  /** Numbers the requests of a page; one that is tried again keeps its number. */
  REQUEST_NUMBER: 'x-request-number',
  /** On a 403: the bot protection's block, not the shop's refusal (document 2 §8). */
  BOT_BLOCK: 'x-bot-challenge',
} as const
