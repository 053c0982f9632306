import { useLayoutEffect, useRef } from 'react'
import styles from './ChipRow.module.css'
import { Link } from '../../navigation/link/Link.tsx'
import { StableText } from '../text/StableText.tsx'

interface Chip {
  id: string
  to: string
  text: string
  isHere: boolean
}

/** Links as chips in a scrolling row; the current one is scrolled into view. */
export function ChipRow({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const row = useRef<HTMLUListElement>(null)
  const here = chips.find(({ isHere }) => isHere)?.id

  // It may be far along the row.
  useLayoutEffect(() => {
    const list = row.current
    const chip = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && chip) list.scrollLeft = chip.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
  }, [here])

  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.chips}>
        {chips.map(({ id, to, text, isHere }) => (
          <li key={id}>
            <Link to={to} className={styles.chip} aria-current={isHere ? 'page' : undefined}>
              <StableText>{text}</StableText>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
