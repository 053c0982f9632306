import type { Variant } from '../../../contract/entities/product/variant.ts'

export interface Option {
  value: string
  variant: Variant
  isChosen: boolean
}

export interface OptionGroup {
  name: string
  options: Option[]
}

const valueOf = (variant: Variant, name: string) =>
  variant.variantValues?.find((pair) => pair.name === name)?.value

const sharedValues = (variant: Variant, other: Variant) =>
  (variant.variantValues ?? []).filter(({ name, value }) => valueOf(other, name) === value).length

/** Among the variants with this value, the one that shares most values with the present one. */
const nearest = (chosen: Variant, candidates: readonly Variant[]) =>
  candidates.reduce((best, candidate) =>
    sharedValues(candidate, chosen) > sharedValues(best, chosen) ? candidate : best,
  )

/**
 * The options on the product page: for each name of `variantValues` its values in the order of the variants, and the variant of each
 * (document 1 §3). A name with one value is no choice and is left out.
 */
export function optionGroups(chosen: Variant, variants: readonly Variant[]): OptionGroup[] {
  const all = variants.some(({ gid }) => gid === chosen.gid) ? variants : [chosen, ...variants]
  const names = new Set(all.flatMap((variant) => (variant.variantValues ?? []).map(({ name }) => name)))
  return [...names]
    .map((name) => {
      const values = new Set(
        all.map((variant) => valueOf(variant, name)).filter((value) => value !== undefined),
      )
      return {
        name,
        options: [...values].map((value) => ({
          value,
          isChosen: valueOf(chosen, name) === value,
          variant: nearest(
            chosen,
            all.filter((variant) => valueOf(variant, name) === value),
          ),
        })),
      }
    })
    .filter(({ options }) => options.length > 1)
}
