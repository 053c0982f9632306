import { useEffect, useId, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { announce } from '../../ui/feedback/Announcer.tsx'
import { keepStop, keptStop } from './keptStop.ts'
import { stops } from './stops.ts'
import styles from './TourCard.module.css'

interface TourCardProps {
  /** Opens a page of the shop, and resolves when it is on screen. */
  open: (path: string) => Promise<void>
  onEnd: () => void
}

/**
 * A stop of the tour: what there is to see, and the way to the next one. It is not modal: the page below stays usable, the focus stays where it
 * is, and each stop is announced.
 */
export function TourCard({ open, onEnd }: TourCardProps) {
  const t = useT()
  const id = useId()
  const [at, setAt] = useState(keptStop)
  const [isFolded, setFolded] = useState(false)
  const { name } = stops[at] ?? stops[0]
  const count = t('tour.count', { number: at + 1, total: stops.length })
  const title = t(`tour.${name}`)

  useEffect(() => announce(`${t('tour.title')}. ${count}: ${title}`), [t, count, title])

  const goTo = async (next: number) => {
    const stop = stops[next]
    if (!stop) return
    keepStop(next)
    setAt(next)
    if (stop.path !== null) await open(stop.path)
  }
  const end = () => {
    keepStop(null)
    announce(t('tour.ended'))
    onEnd()
  }
  const isLast = at === stops.length - 1
  return (
    // The shop moves the focus to a new page, except out of a part with this attribute.
    <section className={styles.card} aria-label={t('tour.title')} data-stay="">
      <header className={styles.head}>
        <h2 className={styles.title}>
          <span className={styles.count}>{count}</span> {title}
        </h2>
        <IconButton
          icon={isFolded ? 'chevron-up' : 'chevron-down'}
          label={t(isFolded ? 'tour.unfold' : 'tour.fold')}
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton icon="x" label={t('tour.end')} onClick={end} />
      </header>
      <div id={id} className={styles.body} hidden={isFolded}>
        <p className={styles.text}>{t(`tour.${name}_text`)}</p>
        {name === 'console' ? <a href="?console=1">{t('tour.open_console')}</a> : null}
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="small"
            aria-disabled={at === 0 || undefined}
            onClick={() => {
              if (at > 0) void goTo(at - 1)
            }}
          >
            {t('tour.back')}
          </Button>
          <Button size="small" onClick={() => (isLast ? end() : void goTo(at + 1))}>
            {t(isLast ? 'tour.finish' : 'tour.next')}
          </Button>
        </div>
      </div>
    </section>
  )
}
