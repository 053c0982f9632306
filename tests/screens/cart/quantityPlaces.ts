import { act, screen, within } from '@testing-library/react'
import { named } from '../../../fixtures/named.ts'
import { openPanel } from '../../../src/stores/overlays/panels.ts'
import { openShop } from '../openShop.tsx'

type Opened = Awaited<ReturnType<typeof openShop>>

/** How a test finds a product in each place. */
export interface Product {
  gid: string
  name: string
  /** The address of a list that shows it. */
  list: string
}
export const milk: Product = {
  gid: named.saleMilk,
  name: 'Ladang Fresh Milk Full Cream',
  list: '/products/search/milk',
}
export const beer: Product = {
  gid: named.ageGatedBeer,
  name: 'Pelabuhan Harbour Lager',
  list: '/products/search/lager',
}
export const sample: Product = {
  gid: named.sampleShampoo,
  name: 'Melur Shampoo Silky Trial Sachet',
  list: '/products/highlight/900005/free-samples',
}
/** The limit is three for each customer. */
export const durian: Product = {
  gid: named.limitedQuantityDurian,
  name: 'Musang Durian Pulp, D197',
  list: '/products/search/durian',
}

const pickerIn = async (place: HTMLElement, { name }: Product) =>
  within(
    (await within(place).findAllByRole('group', { name: new RegExp(`^Quantity of ${name}`) }))[0] ?? place,
  )

type Picker = Awaited<ReturnType<typeof pickerIn>>

/** Each place with a quantity picker for a cart line: how to open it, and where the picker is. */
export const places: readonly [
  place: string,
  open: (product: Product) => Promise<Opened & { picker: Picker }>,
][] = [
  [
    'the cart page',
    async (product) => {
      const opened = await openShop('/cart')
      return { ...opened, picker: await pickerIn(screen.getByRole('main'), product) }
    },
  ],
  [
    'the cart panel',
    async (product) => {
      const opened = await openShop('/')
      act(() => openPanel('cart'))
      return {
        ...opened,
        picker: await pickerIn(await screen.findByRole('dialog', { name: 'Cart' }), product),
      }
    },
  ],
  [
    'a card',
    async (product) => {
      const opened = await openShop(product.list)
      return { ...opened, picker: await pickerIn(screen.getByRole('main'), product) }
    },
  ],
]
export const more = (picker: Picker) => picker.getByRole('button', { name: /one more$/ })
export const less = (picker: Picker) => picker.getByRole('button', { name: /one less$/ })
