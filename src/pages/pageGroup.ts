import type { PageData } from '../contract/entities/page.ts'
import { usePageData } from '../stores/session/pageData.ts'

type Group = Exclude<keyof PageData, 'base' | 'page' | 'user'>

/** The page's data with its own group, which must be present (document 2 §2). Throws if it is missing. */
export function usePageGroup<Name extends Group>(
  name: Name,
): PageData & { [Key in Name]: NonNullable<PageData[Key]> } {
  const data = usePageData()
  const group = data[name]
  if (group === undefined) throw new TypeError(`The page's data has no ${name}`)
  return { ...data, [name]: group } as PageData & { [Key in Name]: NonNullable<PageData[Key]> }
}
