import { type ComponentType, memo, Suspense, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useT } from '../i18n/index.ts'
import { focusMain } from '../ui/layout/focusMain.ts'
import { Announcer } from '../ui/feedback/Announcer.tsx'
import { TopBand } from './band/TopBand.tsx'
import { BottomBar } from './BottomBar.tsx'
import { layoutOptionsOf } from './layoutOptions.ts'
import { DeferredPageEnd } from './page-end/DeferredPageEnd.tsx'
import { LazyModals } from './modals/LazyModals.tsx'
import { Notices } from './notices/Notices.tsx'
import { NotificationBanners } from './notices/NotificationBanners.tsx'
import { OfflineNote } from './notices/OfflineNote.tsx'
import { Panels } from './panels/Panels.tsx'
import { PendingBar } from './notices/PendingBar.tsx'
import { PlaceOnPage } from './top-bar/PlaceOnPage.tsx'
import styles from './Shell.module.css'
import { TopBar } from './top-bar/TopBar.tsx'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { useLongPending } from './notices/useLongPending.ts'

// The shell renders with each navigation state; most of its parts do not depend on it.
const StillTopBar = memo(TopBar)
const StillTopBand = memo(TopBand)
const StillPageEnd = memo(DeferredPageEnd)
const StillBottomBar = memo(BottomBar)
const StillNotices = memo(Notices)
const StillPanels = memo(Panels)

interface ShellProps {
  /** The skeleton of the page at a path, shown when that page takes a while to load. */
  skeletonOf?: (path: string) => ComponentType | undefined
}

/** The layout around every page: bars, footer, panels, notices, and the focus and scroll handling of navigation (document 1 §2). */
export function Shell({ skeletonOf }: ShellProps) {
  const t = useT()
  const { pathname } = useLocation()
  const awaited = useLongPending()
  const main = useFocusOnArrival(pathname)
  const Skeleton = awaited === null ? undefined : skeletonOf?.(awaited)
  const shown = Skeleton && awaited !== null ? awaited : pathname
  const layout = useMemo(() => layoutOptionsOf(shown), [shown])
  const look = [
    styles.shell,
    layout.hasSearch && styles.withDepartments,
    layout.hasTabs && styles.withTabs,
    layout.phoneBar === 'slim' && styles.slim,
    layout.hasFooter && styles.withFooter,
  ]
  const page = layout.isBare ? undefined : styles.page
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // After the start this is the same place: Back does not return to it.
          event.preventDefault()
          main.current?.scrollIntoView()
          focusMain()
        }}
      >
        {t('shell.skip')}
      </a>
      <PendingBar />
      <StillTopBar layout={layout} />
      {layout.hasFooter ? <StillTopBand /> : null}
      <NotificationBanners />
      <OfflineNote />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={styles.main}
        aria-busy={awaited !== null || undefined}
      >
        {Skeleton ? (
          <div className={page}>
            <Skeleton />
          </div>
        ) : null}
        <div className={Skeleton ? styles.away : page} data-bare={layout.isBare || undefined}>
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </main>
      <StillPageEnd hasFooter={layout.hasFooter} hasBackToTop={layout.hasBackToTop} />
      {layout.hasTabs ? <StillBottomBar /> : null}
      <StillNotices isAboveBar={layout.hasTabs || layout.phoneBar !== 'full'} />
      <StillPanels />
      <LazyModals />
      <Announcer />
      <PlaceOnPage />
    </div>
  )
}
