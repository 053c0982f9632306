/** Folders of `src/pages` whose name is not the first segment of their address. */
const folders: Readonly<Record<string, string>> = {
  '': 'home',
  products: 'category',
  brand: 'category',
  'why-shop-boxed': 'plain',
  business: 'plain',
  unsupported: 'plain',
  'cart-recommendations': 'recommendations',
  'checkout-login': 'login',
  t: 'text',
  m: 'landing',
}

/** The folder of `src/pages` that renders a path of the shop; a wrong guess only loads the files of another page. */
export function screenAt(path: string): string {
  const [, first = '', second] = path.split('/')
  return first === 'products' && second === 'search' ? 'search' : (folders[first] ?? first)
}
