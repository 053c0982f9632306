import type { CartVariant } from '../../contract/entities/cart.ts'
import { lineKey } from '../../domain/cart/cart.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { lineElementId } from '../../features/cart/focusAfterRemoval.ts'
import styles from './UnavailableLines.module.css'

interface UnavailableLinesProps {
  lines: readonly CartVariant[]
  onRemove: (line: CartVariant) => void
}

/** The unavailable lines, each with a remove button. */
export function UnavailableLines({ lines, onRemove }: UnavailableLinesProps) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="cart-unavailable">
      <h2 id="cart-unavailable" className={styles.title}>
        {t('cart.unavailable_title')}
      </h2>
      <p className={styles.text}>{t('cart.unavailable_text')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li
            key={lineKey(line)}
            id={lineElementId(lineKey(line))}
            className={styles.line}
            tabIndex={-1}
            aria-label={line.variant.name}
          >
            <div className={styles.picture} data-tint={line.variant.product.tint}>
              <Picture variant={line.variant} size={48} />
            </div>
            <span className={styles.name}>{line.variant.name}</span>
            <Button
              variant="outline"
              size="small"
              aria-label={t('cart.remove_label', { name: line.variant.name })}
              onClick={() => onRemove(line)}
            >
              {t('cart.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
