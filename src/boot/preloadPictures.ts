import { preload } from 'react-dom'
import type { HydrationState } from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'

/** As many cards as the first view of a list shows on a phone. */
const IN_VIEW = 4

/** Preloads the pictures of a list in view as soon as its data has arrived: on a slow phone, rendering takes longer than loading them. */
export function preloadPictures(loaded: HydrationState['loaderData'] = {}): void {
  for (const data of Object.values(loaded) as (PageData | null | undefined)[]) {
    const listing = data?.search?.listing ?? data?.category?.listing
    for (const { variant } of listing?.products.slice(0, IN_VIEW) ?? []) {
      const [picture] = variant.images
      if (picture) preload(import.meta.env.BASE_URL + picture.original, { as: 'image' })
    }
  }
}
