import { useCallback } from 'react'
import { useT } from '../../i18n/index.ts'
import { LateRow } from '../../features/product-card/DeferredRow.tsx'
import { listQuery, logged } from '../../features/product-card/listQuery.ts'

/** The samples on the top-picks page (document 1 §3, sampleTopPicksId). */
export function SampleTopPicks({ gid }: { gid: string }) {
  const t = useT()
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = listQuery('plesBySoftCategoryGid', { softCategoryGid: gid }, signal)
      return (await logged('PLEs by Soft Category GID', asked)).products
    },
    [gid],
  )
  return <LateRow title={t('product.sample_picks')} list="sample-top-picks" load={load} />
}
