import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { PageData } from '../../../contract/entities/page.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { comesByPallet } from '../../../domain/engagement/pallets.ts'
import { useT } from '../../../i18n/index.ts'
import { useSession } from '../../../stores/session/session.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { PalletForm } from './PalletForm.tsx'
import { PalletQuotes } from './PalletQuotes.tsx'
import styles from './Pallets.module.css'
import { PalletsSkeleton } from './PalletsSkeleton.tsx'

/** The content of `/bulk-purchase`: requesting a quote for pallets, and the list of quotes (document 1 §1 and §2). */
export function Pallets({ products, unitsAPallet, quotes }: NonNullable<PageData['bulkPurchase']>) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const account = useSession(({ user }) => (user?.isGuest === false ? user : null))
  const [sent, setSent] = useState<PalletQuote | null>(null)
  const thanks = useRef<HTMLParagraphElement>(null)

  const onSent = async (quote: PalletQuote) => {
    setSent(quote)
    await revalidate()
    thanks.current?.focus()
  }

  return (
    <>
      {sent ? (
        <p ref={thanks} className={styles.thanks} role="status" tabIndex={-1}>
          {t('pallets.sent', { number: sent.number })}
        </p>
      ) : null}
      {quotes.length > 0 ? <PalletQuotes quotes={quotes} /> : null}
      <MuiScope fallback={<PalletsSkeleton />}>
        {/* Another shopper, or another request, starts with a new form. */}
        <PalletForm
          key={`${account?._id} ${sent?._id}`}
          account={account}
          products={products.filter(({ variant }) => comesByPallet(variant))}
          unitsAPallet={unitsAPallet}
          onSent={onSent}
        />
      </MuiScope>
    </>
  )
}
