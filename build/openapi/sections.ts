import type { SectionName } from '../../src/contract/callTable.ts'

/** What the calls of a section are about. */
export const sections: Readonly<Record<SectionName | 'pages', string>> = {
  cart: 'The cart: reading it, changing it, promo codes and rewards.',
  checkout: 'The steps of the checkout, and placing an order.',
  orders: 'Orders that have been placed.',
  auth: 'Registration, login, one-time codes, linked accounts and passkeys.',
  account: 'The account: addresses, ways to pay, businesses and organizations.',
  lists: 'Lists of products that a shopper keeps.',
  catalogue: 'Products, categories and what is recommended.',
  engagement: 'Notices, surveys, coupons, games and lead capture.',
  graphql: 'Queries in GraphQL.',
  locales: 'Texts of the shop.',
  tracking: 'Events that the shop reports.',
  pages: 'The data of the shop’s pages.',
}

/** `syncCart` becomes "Sync cart". */
export const summaryOf = (name: string): string => {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
