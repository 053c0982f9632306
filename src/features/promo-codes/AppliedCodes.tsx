import { Suspense } from 'react'
import type { AppliedPromoCode } from '../../contract/entities/product/discount.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
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
        <li key={code} className={styles.code} aria-busy={leaving === code || undefined}>
          <span className={styles.words}>
            <span className={styles.name}>{code}</span>
            {problem ? (
              <span className={styles.problem}>
                <Suspense>
                  <CodeProblem problem={problem} />
                </Suspense>
              </span>
            ) : null}
          </span>
          {problem ? null : <span className={styles.amount}>{formatPrice(-discount)}</span>}
          <IconButton
            icon="x"
            size={18}
            label={t('cart.remove_label', { name: code })}
            data-code={code}
            onClick={() => onRemove(code)}
          />
        </li>
      ))}
    </ul>
  )
}
