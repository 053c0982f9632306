import type { MessageKey } from '../../../src/i18n/keys.ts'
import type { Controls } from '../../controls/controls.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { useReading } from '../useControls.ts'
import { type Followed, useFollowed } from './following.ts'
import { useShopText } from './useShopText.ts'
import type { Evidence } from './verdict.ts'

const errorPages = [
  'errors.page_title',
  'errors.unavailable_title',
  'errors.unauthorized_title',
] as const satisfies readonly MessageKey[]

/** What has happened since the fault of the followed scenario matched. */
export function evidenceOf(
  { id, expects }: Pick<ScenarioRow, 'id' | 'expects'>,
  { sightings }: Pick<Followed, 'sightings'>,
  controls: Pick<Controls, 'armed'>,
  shopText: (key: MessageKey) => string,
): Evidence {
  const text = expects ? shopText(expects.key) : ''
  // Without the expected text, as while a page loads again, nothing can be compared yet.
  const isComparable = !expects || text !== ''
  return {
    matched: (isComparable && controls.armed().find(({ name }) => name === id)?.matched) || 0,
    sightings,
    text,
    errorHeadings: errorPages.map(shopText),
  }
}

/** The same, live; null for a scenario that is not followed. */
export function useEvidence(row: Pick<ScenarioRow, 'id' | 'expects'>): Evidence | null {
  const shopText = useShopText()
  const followed = useFollowed()
  return useReading((controls) =>
    followed?.id === row.id ? evidenceOf(row, followed, controls, shopText) : null,
  )
}
