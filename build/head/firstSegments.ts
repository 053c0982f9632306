/**
 * The first word of every path in the route table (document 1 §2). What stands before one of them in an address is the path
 * that the shop was put under. A word missing here costs a lost request at most: the start then tries every other prefix.
 */
export const firstSegments = [
  'product',
  'products',
  'brand',
  'cart',
  'cart-recommendations',
  'checkout',
  'checkout-login',
  'confirmation',
  'order-pending',
  'acs-mobile',
  'fasspay-web',
  'fasspay-mobile',
  'login',
  'account',
  'invite',
  't',
  'blog',
  'm',
  'bulk-purchase',
  'insights',
  'branch',
  'style-guide',
  'version',
  'mobile-support',
  'reset-password',
  'unauthorized',
  'unsupported',
  '404',
]
