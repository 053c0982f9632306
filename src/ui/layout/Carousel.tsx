import { Children, isValidElement, type ReactNode, type UIEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import styles from './Carousel.module.css'
import { IconButton } from '../button/IconButton.tsx'

interface CarouselProps {
  label: string
  /** `strip` is a few lines high, with its dots below the text. */
  look?: 'hero' | 'strip'
  children: ReactNode
}

/** Slides side by side, which scroll by touch, wheel or two buttons. They never move by themselves. */
export function Carousel({ label, look = 'hero', children }: CarouselProps) {
  const t = useT()
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const slides = Children.toArray(children)
  const last = slides.length - 1
  // The slide that a press scrolls to, until it is reached: on the way there the next press counts from it.
  const target = useRef<number | null>(null)
  const turnTo = (index: number) => {
    if (index < 0 || index > last) return
    target.current = index
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth
    setShown(index)
  }
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const index = Math.round(scrollLeft / Math.max(1, clientWidth))
    if (target.current !== null && target.current !== index) return
    target.current = null
    setShown(index)
  }
  // By touch or wheel the shopper scrolls elsewhere.
  const letGo = () => {
    target.current = null
  }
  return (
    <section
      className={look === 'hero' ? styles.carousel : `${styles.carousel} ${styles.strip}`}
      aria-roledescription={t('a11y.carousel')}
      aria-label={label}
    >
      <div ref={track} className={styles.track} onScroll={onScroll} onPointerDown={letGo} onWheel={letGo}>
        {slides.map((slide, index) => (
          <div
            // With its own key a slide keeps the focus when another one goes.
            key={isValidElement(slide) ? slide.key : index}
            className={styles.slide}
            role="group"
            aria-roledescription={t('a11y.slide')}
            aria-label={t('a11y.slide_of', { number: index + 1, count: slides.length })}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <>
          <div className={styles.dots} aria-hidden="true">
            {slides.map((_, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- a dot is identified by its position
                key={index}
                className={index === shown ? `${styles.dot} ${styles.shown}` : styles.dot}
              />
            ))}
          </div>
          <IconButton
            icon="chevron-left"
            label={t('a11y.previous_slide')}
            className={styles.turn}
            // A pressed button that is disabled would lose the focus.
            aria-disabled={shown === 0 || undefined}
            onClick={() => turnTo(shown - 1)}
          />
          <IconButton
            icon="chevron-right"
            label={t('a11y.next_slide')}
            className={`${styles.turn} ${styles.next}`}
            aria-disabled={shown === last || undefined}
            onClick={() => turnTo(shown + 1)}
          />
        </>
      ) : null}
    </section>
  )
}
