import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SavedAddress } from '../../../contract/entities/account/address.ts'
import { AccountType } from '../../../contract/enumerations.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { canSetDefaultAddress } from '../../../domain/permissions.ts'
import { useFollowAddress } from '../../../features/address/useFollowAddress.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { useT } from '../../../i18n/index.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { beginAddresses, shownAddresses, useAddressBook } from '../../../stores/account/addressBook.ts'
import {
  makeDefaultAddress,
  refreshAddresses,
  removeAddress,
} from '../../../stores/account/addressChanges.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import { usePart } from '../usePart.ts'
import { AddressRow } from './AddressRow.tsx'
import { ListFilter } from '../ListFilter.tsx'
import { ShowMore } from '../ShowMore.tsx'

const none: readonly SavedAddress[] = []

/** The delivery addresses of the shopper, and those of the business (document 1 §2, `/account/address`). */
export function AddressesPage() {
  const { page, account } = usePageGroup('account')
  const addresses = account.addresses ?? none
  useEffect(() => beginAddresses(addresses), [addresses])
  // Another tab may have changed them.
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshAddresses()
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  const book = useAddressBook((state) => state)
  // The first render of other data comes before the store has it.
  const shown = useMemo(() => (book.page === addresses ? shownAddresses(book) : addresses), [book, addresses])
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <Addresses addresses={shown} />
    </div>
  )
}

/** From this number on, a field filters the list. */
const FILTERED_FROM = 8

function Addresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [term, setTerm] = useState('')
  const found = useMemo(() => {
    const typed = term.trim().toLowerCase()
    return typed === ''
      ? addresses
      : addresses.filter((each) =>
          `${each.firstName} ${each.lastName}, ${addressText(each)}`.toLowerCase().includes(typed),
        )
  }, [addresses, term])
  // The default address comes first, then the newest.
  const sorted = useMemo(
    () => found.toReversed().toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    [found],
  )
  const { shown, rest, showMore } = usePart(sorted, list)
  const keys = useMemo(() => shown.map(({ _id }) => _id), [shown])
  const focus = useCallback((key: string | null) => {
    const row = key === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)
    const target = row ?? list.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)

  const add = (
    <LinkButton to={pathTo('/account/add-address')}>
      <Icon name="plus" size={20} /> {t('addresses.add')}
    </LinkButton>
  )
  const own = shown.filter(({ accountScope }) => accountScope === AccountType.PERSONAL)
  const business = shown.filter(({ accountScope }) => accountScope !== AccountType.PERSONAL)
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {addresses.length === 0 ? (
        <EmptyState
          level={1}
          illustration="round-pushpin"
          title={t('addresses.empty')}
          text={t('addresses.empty_text')}
          action={add}
        />
      ) : (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('addresses.title')}</h1>
            {add}
          </header>
          {addresses.length >= FILTERED_FROM ? (
            <ListFilter label={t('addresses.filter')} term={term} count={found.length} onTerm={setTerm} />
          ) : null}
          <Group title={business.length > 0 ? t('addresses.own') : null} addresses={own} />
          <Group title={t('addresses.business')} addresses={business} />
          {found.length === 0 ? <p className={styles.text}>{t('addresses.none_found')}</p> : null}
          <ShowMore rest={rest} onMore={showMore} />
        </>
      )}
    </div>
  )
}

function Group({ title, addresses }: { title: string | null; addresses: readonly SavedAddress[] }) {
  const t = useT()
  const config = useConfig()
  const user = useSession((session) => session.user)
  const follow = useFollowAddress()
  const choose = async (address: SavedAddress) => {
    if (await makeDefaultAddress(address)) await follow(address)
  }
  if (addresses.length === 0) return null
  return (
    <section className={styles.section} aria-label={title ?? t('addresses.title')}>
      {title === null ? null : <h2 className={styles.subtitle}>{title}</h2>}
      <ul className={styles.rows}>
        {addresses.map((address) => (
          <AddressRow
            key={address._id}
            address={address}
            mayChange={canSetDefaultAddress(user, address.accountScope, config)}
            onDefault={() => void choose(address)}
            onRemove={() => void removeAddress(address)}
          />
        ))}
      </ul>
    </section>
  )
}
