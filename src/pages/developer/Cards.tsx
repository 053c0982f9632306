import { type MouseEvent, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { HeartButton } from '../../ui/button/HeartButton.tsx'
import { ProductCard } from '../../features/product-card/ProductCard.tsx'
import { ProductCardSkeleton } from '../../features/product-card/ProductCardSkeleton.tsx'
import styles from './StyleGuide.module.css'
import { entryOf, type Specimen, specimens } from './specimens.ts'

function Card({ specimen }: { specimen: Specimen }) {
  const t = useT()
  const [quantity, setQuantity] = useState(specimen.quantity ?? 0)
  const [isFavorite, setIsFavorite] = useState(false)
  const name = t(specimen.name)
  return (
    <ProductCard
      entry={entryOf(specimen, name)}
      heading="h4"
      quantity={quantity}
      onQuantity={setQuantity}
      corner={<HeartButton name={name} isOn={isFavorite} onPress={() => setIsFavorite(!isFavorite)} />}
    />
  )
}

/** A specimen has no product page, so its link leads nowhere. */
function stay(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** A product card in every state, and its skeleton. Steppers and hearts work on this page only, without tracking. */
export const Cards = () => (
  <ul className={styles.cards} onClickCapture={stay} data-specimen="">
    {specimens.map((specimen) => (
      <li key={specimen.name}>
        <Card specimen={specimen} />
      </li>
    ))}
    <li>
      <ProductCardSkeleton />
    </li>
  </ul>
)
