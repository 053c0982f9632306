import type { Variant } from '../../contract/entities/product/variant.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'

interface SizeTextProps {
  variant: Pick<Variant, 'extendedInfoText' | 'unitPrice' | 'unitType'>
  className?: string | undefined
}

/** Size and unit price in one line, `1 L · RM 0.79 / 100 ml`. */
export function SizeText({ variant: { extendedInfoText, unitPrice, unitType }, className }: SizeTextProps) {
  const t = useT()
  const unit =
    unitPrice !== undefined && unitType
      ? t('price.per_unit', { price: formatPrice(unitPrice), unit: unitType })
      : null
  return <span className={className}>{[extendedInfoText, unit].filter(Boolean).join(' · ')}</span>
}
