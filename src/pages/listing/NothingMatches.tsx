import { cleared, type ListingFilter } from '../../domain/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

interface NothingMatchesProps {
  filter: ListingFilter
  addressOf: (next: ListingFilter) => string
}

/** The filter has left nothing: says so, and offers the listing without it. */
export function NothingMatches({ filter, addressOf }: NothingMatchesProps) {
  const t = useT()
  return (
    <EmptyState
      illustration="search"
      title={t('listing.nothing_matches')}
      text={t('listing.nothing_matches_text')}
      action={<LinkButton to={addressOf(cleared(filter))}>{t('listing.clear_filters')}</LinkButton>}
    />
  )
}
