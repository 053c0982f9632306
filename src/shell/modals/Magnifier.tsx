import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Image } from '../../contract/entities/product/image.ts'
import { useT } from '../../i18n/index.ts'
import { Picture } from '../../ui/media/Picture.tsx'
import styles from './Magnifier.module.css'

/** A position in the picture, each coordinate from 0 to 1. */
interface Spot {
  x: number
  y: number
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 }
const NEAREST_EDGE = 0.3

/** Clamps a position: the area beside the picture is empty. */
function along(place: number, length: number, side: number): number {
  const margin = (length - side) / 2
  const share = (place - margin) / side
  return (margin + side * Math.min(Math.max(share, NEAREST_EDGE), 1 - NEAREST_EDGE)) / length
}

// A press by keyboard has no position.
function spotOf({ currentTarget, clientX, clientY, detail }: MouseEvent): Spot {
  if (detail === 0) return MIDDLE
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const side = Math.min(width, height)
  return { x: along(clientX - left, width, side), y: along(clientY - top, height, side) }
}

/** A picture that a press enlarges around the pressed position, after it has loaded; a second press shows it whole (document 1 §5). */
export function Magnifier({ image, alt }: { image: Image; alt: string }) {
  const t = useT()
  const [isLoaded, setIsLoaded] = useState(false)
  const [spot, setSpot] = useState<Spot | null>(null)
  const frame = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = frame
    if (!current || spot === null) return
    current.scrollLeft = spot.x * current.scrollWidth - current.clientWidth / 2
    current.scrollTop = spot.y * current.scrollHeight - current.clientHeight / 2
  }, [spot])

  // A mouse pans the picture by moving over it, a finger by scrolling.
  const follow = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLDivElement>) => {
    if (spot === null || pointerType !== 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = currentTarget
    currentTarget.scrollLeft = ((clientX - left) / width) * (scrollWidth - clientWidth)
    currentTarget.scrollTop = ((clientY - top) / height) * (scrollHeight - clientHeight)
  }

  return (
    <div ref={frame} className={styles.frame} onPointerMove={follow}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('shell.magnify')}
        aria-pressed={spot !== null}
        disabled={!isLoaded}
        onClick={(event) => setSpot(spot ? null : spotOf(event))}
      >
        <Picture
          variant={{ images: [image] }}
          alt={alt}
          size={800}
          priority
          onLoad={() => setIsLoaded(true)}
        />
      </button>
    </div>
  )
}
