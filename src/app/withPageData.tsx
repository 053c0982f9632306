import { type ComponentType, memo, type ReactNode, useLayoutEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'
import { PageDataContext } from '../stores/pageData.ts'
import { pageStands } from './pageStand.ts'

/**
 * Gives a page its data. The router tells whoever reads from it of each step of a navigation: the page is spared that, and is
 * drawn again only for other data, not once more just as the shopper leaves it.
 */
export function withPageData(page: ComponentType): ComponentType {
  const Page = memo(page)
  return function PageWithData() {
    const data = useLoaderData<PageData>()
    useLayoutEffect(pageStands, [data])
    return (
      <PageDataContext value={data}>
        <Page />
      </PageDataContext>
    )
  }
}

/** What takes the place of a page stands as one. */
export function Standing({ children }: { children: ReactNode }) {
  useLayoutEffect(pageStands)
  return children
}
