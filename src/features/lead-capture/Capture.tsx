import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router-dom'
import { CAPTURE_HIDE_MS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { isCaptured, rememberCapture } from '../../stores/engagement/dismissals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import styles from './Capture.module.css'

const loadForm = () => import('./CaptureForm.tsx').then(({ CaptureForm }) => ({ default: CaptureForm }))
const CaptureForm = lazy(loadForm)

type State = 'collapsed' | 'expanded' | 'confirmation' | 'hidden'

/** The canonical address of the page: it changes with the page, not with filters. */
function useCanonicalPath(): string {
  const matches = useMatches()
  const data: unknown = matches.findLast(({ loaderData }) => loaderData)?.loaderData
  const page = typeof data === 'object' && data !== null && 'page' in data ? data.page : null
  return typeof page === 'object' && page !== null && 'canonicalPath' in page
    ? String(page.canonicalPath)
    : ''
}

const Awaited = () => (
  <span className={styles.fields} aria-hidden="true">
    <Skeleton className={styles.field} />
    <Skeleton className={styles.field} />
    <Skeleton shape="button" />
  </span>
)

/** Collects an email or phone number for offers: collapsed, expanded, or a thank-you that disappears by itself (document 1 §2 and §5). */
export function Capture() {
  const t = useT()
  const path = useCanonicalPath()
  const [state, setState] = useState<State>('collapsed')
  const place = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasExpanded = useRef(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const isThanking = state === 'confirmation'

  useEffect(() => {
    if (!isThanking) return undefined
    rememberCapture()
    thanks.current?.focus()
    const timer = setTimeout(() => {
      if (place.current?.contains(document.activeElement)) place.current.closest('footer')?.focus()
      // Where nothing can be kept, it stays hidden on this page only.
      setState(isCaptured() ? 'collapsed' : 'hidden')
    }, CAPTURE_HIDE_MS)
    return () => clearTimeout(timer)
  }, [isThanking])

  useEffect(() => {
    // The pressed button left with the form.
    if (state === 'collapsed' && wasExpanded.current) opener.current?.focus()
    wasExpanded.current = state === 'expanded'
  }, [state])

  if (state === 'hidden' || (state === 'collapsed' && isCaptured())) return null
  return (
    <section ref={place} className={styles.capture} aria-labelledby="capture-title">
      <div>
        <h2 id="capture-title" className={styles.title}>
          {t('customer_data_capture_form.title')}
        </h2>
        <p className={styles.text}>{t('customer_data_capture_form.text')}</p>
      </div>
      {state === 'collapsed' ? (
        <Button ref={opener} variant="outline" aria-expanded={false} onClick={() => setState('expanded')}>
          {t('customer_data_capture_form.open')}
        </Button>
      ) : null}
      {state === 'expanded' ? (
        <MuiScope fallback={<Awaited />}>
          <Suspense fallback={<Awaited />}>
            <CaptureForm
              path={path}
              onDone={() => setState('confirmation')}
              onClose={() => setState('collapsed')}
            />
          </Suspense>
        </MuiScope>
      ) : null}
      {isThanking ? (
        <p ref={thanks} className={styles.thanks} role="status" tabIndex={-1}>
          {t('customer_data_capture_form.confirmed')}
        </p>
      ) : null}
    </section>
  )
}
