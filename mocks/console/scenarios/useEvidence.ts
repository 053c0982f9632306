import type { MessageKey } from '../../../src/i18n/keys.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { useReading } from '../useControls.ts'
import { useFollowed } from './following.ts'
import { useShopText } from './useShopText.ts'
import type { Evidence } from './verdict.ts'

const errorPages = [
  'errors.page_title',
  'errors.unavailable_title',
  'errors.unauthorized_title',
] as const satisfies readonly MessageKey[]

/** What has happened since the fault of a scenario matched; null for a scenario that is not followed. */
export function useEvidence({ id, expects }: Pick<ScenarioRow, 'id' | 'expects'>): Evidence | null {
  const shopText = useShopText()
  const followed = useFollowed()
  const matched = useReading((controls) => controls.armed().find(({ name }) => name === id)?.matched ?? 0)
  if (followed?.id !== id) return null
  return {
    matched,
    sightings: followed.sightings,
    text: expects ? shopText(expects.key) : '',
    errorHeadings: errorPages.map(shopText),
  }
}
