import type { ScenarioRow } from '../row.ts'

/** Login, permissions and bot challenges (document 2 §6 and §8). */
export const accessRows: readonly ScenarioRow[] = [
  {
    id: 'access.checkout-unauthorized',
    row: '401 or 403',
    calls: ['verifyPhone'],
    fault: { kind: 'unauthorized' },
    expects: { key: 'checkout.title', as: 'page' },
    isReloaded: true,
    start: '/checkout?step=telephone',
    persona: 'guest-checkout',
    act: 'saveTelephone',
  },
  {
    id: 'access.shop-unauthorized',
    row: '401 or 403',
    calls: ['changeCart'],
    fault: { kind: 'unauthorized' },
    expects: { key: 'errors.unauthorized_title', as: 'page' },
    start: '/products/search/milk',
    persona: 'invoice',
    act: 'addToCart',
  },
  {
    id: 'access.account-unauthorized',
    row: '401 or 403',
    calls: ['page'],
    fault: { kind: 'unauthorized' },
    // Inside the shop such a page is reloaded, and requires a login only if that does not help.
    when: { kind: 'always' },
    expects: { key: 'login.title', as: 'dialog' },
    start: '/account',
    persona: 'member-active',
    act: 'open',
  },
  {
    id: 'access.forbidden',
    row: '401 or 403',
    calls: ['changeCart'],
    fault: { kind: 'forbidden' },
    expects: { key: 'cart.title', as: 'page' },
    isReloaded: true,
    start: '/cart',
    persona: 'guest-cart',
    act: 'changeQuantity',
  },
  {
    id: 'access.challenged',
    row: 'Bot-protection block',
    calls: ['changeCart'],
    fault: { kind: 'bot' },
    expects: { key: 'shell.bot_title', as: 'dialog' },
    start: '/products/search/milk',
    persona: 'guest',
    act: 'addToCart',
  },
]
