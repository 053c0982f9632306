import { cleared, type ListingFilter } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/link/LinkButton.tsx'

interface NothingMatchesProps {
  filter: ListingFilter
  addressOf: (next: ListingFilter) => string
}

/** The empty state of a filtered listing, with a link that clears the filters. */
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
