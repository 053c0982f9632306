import type { Variant } from '../../../contract/entities/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { start } from '../../../features/lists/deferredAction.ts'

/** Adds the variant to one of the shopper's lists, or to a new one; a guest logs in first. */
export function ListButton({ variant }: { variant: Variant }) {
  const t = useT()
  return (
    <IconButton
      icon={moreIcons['list-plus']}
      label={t('lists.add')}
      aria-haspopup="dialog"
      onClick={() => void start({ kind: 'shopping-list', variant })}
    />
  )
}
