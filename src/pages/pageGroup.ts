import type { PageData } from '../contract/entities/page.ts'
import { usePageData } from '../stores/session/pageData.ts'

type Group = Exclude<keyof PageData, 'base' | 'page' | 'user'>

/** The group of the page's data that this page shows, and what every page has (document 2 §2). Refuses an answer without it. */
export function usePageGroup<Name extends Group>(
  name: Name,
): PageData & { [Key in Name]: NonNullable<PageData[Key]> } {
  const data = usePageData()
  const group = data[name]
  if (group === undefined) throw new TypeError(`The page's data has no ${name}`)
  return { ...data, [name]: group } as PageData & { [Key in Name]: NonNullable<PageData[Key]> }
}
