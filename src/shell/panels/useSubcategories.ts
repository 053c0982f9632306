import { useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { catalogueListCalls } from '../../contract/calls/catalogueLists.ts'
import type { Category } from '../../contract/entities/product/category.ts'
import { useLanguage } from '../../i18n/index.ts'

/**
 * The categories of a department, from their own call; null while it loads. A failure is swallowed and gives an empty list (document 2 §8,
 * category tree).
 */
export function useSubcategories(gid: string): readonly Category[] | null {
  const language = useLanguage()
  const [subcategories, setSubcategories] = useState<readonly Category[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    request(catalogueListCalls.readCategory, { params: { id: gid }, signal: controller.signal }).then(
      ({ category }) => setSubcategories(category.children),
      (error: unknown) => {
        if (isAbort(error)) return
        if (!isFailure(error)) throw error
        setSubcategories([])
      },
    )
    return () => controller.abort()
  }, [gid, language])
  return subcategories
}
