import type { Variant } from '../../../contract/entities/product/variant.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { StableText } from '../../../ui/text/StableText.tsx'
import { optionGroups } from './optionGroups.ts'
import styles from './OptionChips.module.css'

interface OptionChipsProps {
  variant: Variant
  variants: readonly Variant[]
}

/** The sizes and kinds of a product, each a link to its own address; the scroll position stays. */
export function OptionChips({ variant, variants }: OptionChipsProps) {
  const t = useT()
  return optionGroups(variant, variants).map(({ name, options }) => (
    <div key={name} role="group" aria-label={t('product.choose', { name })} data-stay="">
      <ul className={styles.chips}>
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={to.product(option.variant)}
              replace
              preventScrollReset
              className={styles.chip}
              aria-current={option.isChosen ? 'true' : undefined}
              data-unavailable={isAvailable(option.variant) ? undefined : ''}
            >
              <StableText>{option.value}</StableText>
              {isAvailable(option.variant) ? null : (
                <span className="visually-hidden">{t('product.option_unavailable')}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
