import { useEffect, useState } from 'react'
import { isAbort, isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { catalogueListCalls } from '../../../contract/calls/catalogueLists.ts'
import type { ProductPage } from '../../../contract/entities/page.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { bestValue } from '../../../domain/product/bestValue.ts'
import { formatPrice } from '../../../domain/money.ts'
import { priceOf } from '../../../domain/product/price.ts'
import { isAvailable, isSample } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Link } from '../../../navigation/link/Link.tsx'
import { Price } from '../../../ui/price/Price.tsx'
import styles from './CompareSizes.module.css'
import { DetailsSection } from '../DetailsSection.tsx'

const labelOf = ({ variantValues = [], extendedInfoText, name }: Variant) =>
  variantValues.map(({ value }) => value).join(' · ') || extendedInfoText || name

/**
 * All variants of a product, each with its price and unit price. Opening the section requests them, because stock and prices change
 * (document 2 §7, values); until then, and after a failure, it shows the variants of the page's data.
 */
export function CompareSizes({ variant, variants }: Pick<ProductPage, 'variant' | 'variants'>) {
  const t = useT()
  const [isAsked, setIsAsked] = useState(false)
  const [fresh, setFresh] = useState<{ of: typeof variants; variants: readonly Variant[] } | null>(null)
  const { gid } = variant.product
  useEffect(() => {
    if (!isAsked) return undefined
    const controller = new AbortController()
    request(catalogueListCalls.valueVariants, { params: { id: gid }, signal: controller.signal }).then(
      (reply) => setFresh({ of: variants, variants: reply.variants }),
      (error: unknown) => {
        if (!isAbort(error) && !isFailure(error)) throw error
      },
    )
    return () => controller.abort()
  }, [isAsked, gid, variants])
  // New page data replaces the answer of an earlier request.
  const shown = fresh?.of === variants ? fresh.variants : variants
  const best = bestValue(shown)
  return (
    <DetailsSection
      title={t('product.compare', { name: variant.nameText ?? variant.name })}
      onOpen={() => setIsAsked(true)}
    >
      <ul className={styles.list} data-stay="">
        {shown.map((one) => (
          <li key={one.gid} className={styles.row}>
            <Link
              to={to.product(one)}
              replace
              preventScrollReset
              className={styles.link}
              aria-current={one.gid === variant.gid ? 'true' : undefined}
            >
              {labelOf(one)}
            </Link>
            {one === best ? <Badge tone="plain">{t('product.best_value')}</Badge> : null}
            {isAvailable(one) ? null : <span className={styles.soft}>{t('product.out_of_stock_short')}</span>}
            <span className={styles.price}>
              <Price price={priceOf(one)} />
              {one.unitPrice !== undefined && one.unitType && !isSample(one) ? (
                <span className={styles.soft}>
                  {t('price.per_unit', { price: formatPrice(one.unitPrice), unit: one.unitType })}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </DetailsSection>
  )
}
