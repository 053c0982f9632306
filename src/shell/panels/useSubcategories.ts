import { useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { catalogueListCalls } from '../../contract/calls/catalogueLists.ts'
import type { Category } from '../../contract/entities/product/category.ts'
import { useLanguage } from '../../i18n/index.ts'

/**
 * What stands below a department, as its call has it; null while it is on its way. A failure is swallowed and an empty result
 * (document 2 §8, category tree).
 */
export function useSubcategories(gid: string): readonly Category[] | null {
  const language = useLanguage()
  const [shelves, setShelves] = useState<readonly Category[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    request(catalogueListCalls.readCategory, { params: { id: gid }, signal: controller.signal }).then(
      ({ category }) => setShelves(category.children),
      (error: unknown) => {
        if (isAbort(error)) return
        if (!isFailure(error)) throw error
        setShelves([])
      },
    )
    return () => controller.abort()
  }, [gid, language])
  return shelves
}
