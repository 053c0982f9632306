import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BillingInfo } from '../../../contract/entities/account/billing.ts'
import { isUnsaved } from '../../../features/login/useEnterAgain.ts'
import { canPayByBankAccount, canPlaceOrders, canSetDefaultPayment } from '../../../domain/permissions.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { useT } from '../../../i18n/index.ts'
import { beginWallet, type SavedBilling, shownBillings, useWallet } from '../../../stores/account/wallet.ts'
import { makeDefaultBilling } from '../../../stores/account/walletChanges.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Illustration } from '../../../ui/media/Illustration.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'
import { ShowMore } from '../ShowMore.tsx'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import { usePart } from '../usePart.ts'
import { AddBilling, billingDraft, type BillingKind } from './AddBilling.tsx'
import { BillingRow } from './BillingRow.tsx'
import { DeleteBilling } from './DeleteBilling.tsx'
import { InvoiceBalance } from './statement/InvoiceBalance.tsx'
import { MonthlyStatement } from './statement/MonthlyStatement.tsx'
import { TaxInvoice } from './TaxInvoice.tsx'

const none: readonly BillingInfo[] = []
const kinds: readonly BillingKind[] = ['card', 'account']

/** Saved cards and bank accounts, the invoice of a business, and the company on the tax invoice (document 1 §2, `/account/billing`). */
export function BillingPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const { billingInfos = none, userDefault, vatInformation, statement } = account
  const defaultId = userDefault?.billingInfoId
  useEffect(() => beginWallet(billingInfos, defaultId), [billingInfos, defaultId])
  const wallet = useWallet((state) => state)
  // The first render of other data comes before the store has it.
  const billings = useMemo(
    () =>
      shownBillings(
        wallet.page === billingInfos
          ? wallet
          : { confirmed: billingInfos, defaultId, removed: [], chosen: null },
      ),
    [billingInfos, wallet, defaultId],
  )
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <h1 className={styles.title}>{t('wallet.title')}</h1>
      <Billings billings={billings} />
      <InvoiceBalance otherOutstanding={statement?.otherOutstanding} />
      {statement ? <MonthlyStatement first={statement} /> : null}
      <MuiScope fallback={<div className={styles.awaited} />}>
        <TaxInvoice saved={vatInformation} />
      </MuiScope>
    </div>
  )
}

function Billings({ billings }: { billings: readonly SavedBilling[] }) {
  const t = useT()
  const user = useSession((session) => session.user)
  const list = useRef<HTMLDivElement>(null)
  const userId = user?.isGuest === false ? user._id : ''
  const [adding, setAdding] = useState<BillingKind | null>(
    // A form that was open before a reload opens again.
    () => kinds.find((kind) => isUnsaved(billingDraft(kind, userId))) ?? null,
  )
  const actions = useRef<HTMLDivElement>(null)
  const opened = useRef(adding)
  useEffect(() => {
    // The form closes with its button: the focus returns to the one that has opened it.
    const closed = adding === null ? opened.current : null
    opened.current = adding
    if (closed) actions.current?.querySelector<HTMLElement>(`[data-kind="${closed}"]`)?.focus()
  }, [adding])
  const [deleting, setDeleting] = useState<SavedBilling | null>(null)
  const { shown, rest, showMore } = usePart(billings, list)
  const keys = useMemo(() => shown.map(({ _id }) => _id), [shown])
  const focus = useCallback((key: string | null) => {
    const row = key === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)
    const target = row ?? list.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)
  const takesAccounts = canPayByBankAccount(user)
  const mayChoose = canSetDefaultPayment(user)
  return (
    <section className={styles.section} aria-label={t('wallet.methods')}>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {billings.length === 0 ? (
          <div className={styles.nothing}>
            <Illustration name="credit-card" size={56} />
            <p>{t('wallet.empty')}</p>
          </div>
        ) : (
          <ul className={styles.rows}>
            {shown.map((billing) => (
              <BillingRow
                key={billing._id}
                billing={billing}
                mayChoose={mayChoose}
                onDefault={() => void makeDefaultBilling(billing)}
                onDelete={() => setDeleting(billing)}
              />
            ))}
          </ul>
        )}
        <ShowMore rest={rest} onMore={showMore} />
      </div>
      {!canPlaceOrders(user) ? (
        <p className={styles.text}>{t('wallet.cart_editor')}</p>
      ) : adding === null ? (
        <div ref={actions} className={styles.actions}>
          <Button data-kind="card" onClick={() => setAdding('card')}>
            <Icon name="plus" size={20} />
            {t('wallet.add_card')}
          </Button>
          {takesAccounts ? (
            <Button variant="outline" data-kind="account" onClick={() => setAdding('account')}>
              <Icon name="plus" size={20} />
              {t('wallet.add_account')}
            </Button>
          ) : null}
        </div>
      ) : (
        <MuiScope fallback={<div className={styles.awaited} />}>
          <AddBilling kind={adding} userId={userId} onClose={() => setAdding(null)} />
        </MuiScope>
      )}
      <DeleteBilling billing={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}
