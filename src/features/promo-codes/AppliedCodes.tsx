import { Suspense } from 'react'
import type { AppliedPromoCode } from '../../contract/entities/product/discount.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { DeductionRow } from '../savings/DeductionRow.tsx'
import styles from './AppliedCodes.module.css'
import { CodeProblem } from './CodeProblem.tsx'

interface AppliedCodesProps {
  codes: readonly AppliedPromoCode[]
  /** The code that is being removed. */
  leaving: string | null
  onRemove: (code: string) => void
}

/** The codes in the cart, each with its discount or the reason for none, and a remove button. */
export function AppliedCodes({ codes, leaving, onRemove }: AppliedCodesProps) {
  const t = useT()
  return (
    <ul className={styles.codes} aria-label={t('checkout.summary_promo')}>
      {codes.map(({ code, discount, problem }) => (
        <li key={code}>
          <DeductionRow
            name={code}
            code={code}
            amount={problem ? undefined : formatPrice(-discount)}
            problem={
              problem ? (
                <Suspense>
                  <CodeProblem problem={problem} />
                </Suspense>
              ) : null
            }
            isRemoving={leaving === code}
            onRemove={() => onRemove(code)}
          />
        </li>
      ))}
    </ul>
  )
}
