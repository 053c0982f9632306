import { useEffect, useId, useState } from 'react'
import { useLanguage, useT } from '../../i18n/index.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { offeredPromoCodes, type OfferedCode } from '../../stores/cart/promoCodes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { problemText } from './codeTexts.ts'
import styles from './OfferedCodes.module.css'

/** Reasons that another cart would resolve; codes that can never apply to this shopper are hidden. */
const isWithinReach = ({ problem }: OfferedCode): boolean =>
  problem === undefined || problem === 'minimum' || problem === 'no_items'

/** The codes on offer, loaded again with every change of the cart, each with what it requires. */
export function OfferedCodes({ onUse }: { onUse: (code: string) => void }) {
  const t = useT()
  const id = useId()
  const language = useLanguage()
  const revision = useCart(({ confirmed }) => confirmed?.revision)
  const [codes, setCodes] = useState<readonly OfferedCode[]>([])
  useEffect(() => {
    let isLatest = true
    const ask = async () => {
      const offered = await offeredPromoCodes()
      if (isLatest) setCodes(offered)
    }
    void ask()
    return () => {
      isLatest = false
    }
  }, [revision, language])

  const within = codes.filter((code) => !code.isApplied && isWithinReach(code))
  // Applicable codes first.
  const shown = [...within.filter(({ problem }) => !problem), ...within.filter(({ problem }) => problem)]
  if (shown.length === 0) return null
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {t('promo_code.offered')}
      </h3>
      <ul className={styles.codes} aria-labelledby={id}>
        {shown.map(({ code, text, problem, missing }) => (
          <li key={code} className={styles.code}>
            <span className={styles.texts}>
              <span className={styles.name}>{code}</span>
              <span className={styles.text}>{text}</span>
              {problem ? <span className={styles.needs}>{problemText({ problem, missing }, t)}</span> : null}
            </span>
            {problem ? null : (
              <Button
                variant="outline"
                size="small"
                aria-label={t('promo_code.use_label', { code })}
                onClick={() => onUse(code)}
              >
                {t('promo_code.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
