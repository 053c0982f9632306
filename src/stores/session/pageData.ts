import { createContext, useContext } from 'react'
import type { PageData } from '../../contract/entities/page.ts'

/** The data of the page on screen, from its loader. */
export const PageDataContext = createContext<PageData | null>(null)

/** The data of the page that renders the component. Throws outside of a page. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext)
  if (!data) throw new Error('The page data was read outside of a page.')
  return data
}
