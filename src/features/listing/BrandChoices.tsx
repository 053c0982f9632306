import type { BrandText } from '../../contract/entities/product/listing.ts'
import { useT } from '../../i18n/index.ts'
import { FilterChoice } from './FilterChoice.tsx'
import { useFolded } from './useFolded.ts'
import { ViewMore } from './ViewMore.tsx'

interface BrandChoicesProps {
  name: string
  brands: readonly BrandText[]
  chosen: readonly string[]
  onToggle: (gid: string) => void
}

/** The brand filter; several brands can be chosen (document 1 §2, brand filter). */
export function BrandChoices({ name, brands, chosen, onToggle }: BrandChoicesProps) {
  const t = useT()
  const isChosen = ({ gid }: BrandText) => chosen.includes(gid)
  const { shown, ...folding } = useFolded(brands, isChosen)
  return (
    <>
      {shown.map((brand) => (
        <FilterChoice
          key={brand.gid}
          type="checkbox"
          name={name}
          label={brand.name}
          count={brand.count}
          countLabel={t('listing.choice_count', { count: brand.count })}
          isChosen={isChosen(brand)}
          onChoose={() => onToggle(brand.gid)}
        />
      ))}
      <ViewMore {...folding} />
    </>
  )
}
