import type { Variant } from '../../contract/entities/product/variant.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'

interface SizeTextProps {
  variant: Pick<Variant, 'extendedInfoText' | 'unitPrice' | 'unitType'>
  className?: string | undefined
}

const NO_BREAK = '\u00a0'

/** The space between a number and its unit, and the one after the slash. */
const spaceInUnit = /(?<=[\d/]) (?=[\p{L}\d])/gu

/** Size and unit price, `1 L · RM 0.79 / 100 ml`. A line never ends inside a price or a unit. */
export function SizeText({ variant: { extendedInfoText, unitPrice, unitType }, className }: SizeTextProps) {
  const t = useT()
  const unit =
    unitPrice !== undefined && unitType
      ? t('price.per_unit', { price: formatPrice(unitPrice).replaceAll(' ', NO_BREAK), unit: unitType })
      : null
  const text = [extendedInfoText, unit].filter(Boolean).join(' · ')
  return <span className={className}>{text.replaceAll(spaceInUnit, NO_BREAK)}</span>
}
