import { Fragment, type KeyboardEvent, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { ConditionsStrip } from './ConditionsStrip.tsx'
import styles from './Console.module.css'
import { LinkCopier } from './LinkCopier.tsx'
import { useKept } from './kept.ts'
import { keepFocus } from './keptFocus.ts'
import { keepScroll } from './keptScroll.ts'
import { rememberFolded, wasFolded } from './openness.ts'
import { panels } from './panels.ts'
import { Problems } from './Problems.tsx'
import { FollowedStrip } from './scenarios/FollowedStrip.tsx'
import { resumeFollowing, useFollowed } from './scenarios/following.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useControls } from './useControls.ts'
import { useConsoleTexts } from './texts.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Beside a panel, so that it waits for the panel to load. */
function KeptScroll({ panel, id }: { panel: RefObject<HTMLDivElement | null>; id: string }) {
  useEffect(() => (panel.current ? keepScroll(panel.current, id) : undefined), [panel, id])
  return null
}

/**
 * The console beside the shop. It is not modal, so that both can be used at once; Escape closes it while the focus is inside. On a small
 * screen it is a sheet below the shop that collapses to its header.
 */
export function Console({ onClose }: { onClose: () => void }) {
  const say = useConsoleTexts()
  const controls = useControls()
  const [current, setCurrent] = useKept('panel', v.picklist(panels.map(({ id }) => id)), panels[0]?.id ?? '')
  const [isFolded, setFolded] = useState(wasFolded)
  useEffect(() => {
    rememberFolded(isFolded)
    const { documentElement } = document
    documentElement.toggleAttribute('data-console-folded', isFolded)
    return () => documentElement.removeAttribute('data-console-folded')
  }, [isFolded])
  useEffect(() => resumeFollowing(controls), [controls])
  const followed = useFollowed()
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const tabs = useRef(new Map<string, HTMLButtonElement>())
  useEffect(() => title.current?.focus(), [])
  const all = useRef<HTMLElement>(null)
  useEffect(() => (all.current ? keepFocus(all.current) : undefined), [])
  const shown = panels.find(({ id }) => id === current)

  const onTabKey = (event: KeyboardEvent, at: number) => {
    const step = steps[event.key]
    const next = step === undefined ? undefined : panels[(at + step + panels.length) % panels.length]
    if (!next) return
    event.preventDefault()
    setCurrent(next.id)
    tabs.current.get(next.id)?.focus()
  }
  return (
    <aside
      ref={all}
      className={isFolded ? `${styles.console} ${styles.folded}` : styles.console}
      aria-label={say('title')}
      // What looks at the shop's page leaves this out.
      data-mock-console=""
      onKeyDown={(event) => {
        // An input method closes its own list with the key.
        const isForConsole = !event.defaultPrevented && !event.nativeEvent.isComposing
        if (event.key === 'Escape' && isForConsole) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {say('title')}
        </h2>
        <LinkCopier
          // The console then says what to do there.
          linkOf={() => controls.link(followed ? { isConsole: true } : {})}
        />
        <IconButton
          icon={isFolded ? 'chevron-up' : 'chevron-down'}
          className={styles.fold}
          label={say(isFolded ? 'unfold' : 'fold')}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        <IconButton icon="x" label={say('close')} onClick={onClose} />
      </header>
      <StatusBadge />
      <ConditionsStrip />
      <Problems />
      <FollowedStrip />
      <div role="tablist" aria-label={say('panels')} className={styles.tabs}>
        {panels.map(({ id, title: name }, at) => (
          <button
            key={id}
            ref={(tab) => {
              if (tab) tabs.current.set(id, tab)
            }}
            type="button"
            role="tab"
            id={`console-tab-${id}`}
            aria-selected={id === current}
            aria-controls="console-panel"
            tabIndex={id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setCurrent(id)}
            onKeyDown={(event) => onTabKey(event, at)}
          >
            {say(name)}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id="console-panel"
        aria-labelledby={`console-tab-${current}`}
        tabIndex={-1}
        className={styles.panel}
      >
        <Suspense>
          {shown ? (
            <Fragment key={shown.id}>
              <shown.Panel />
              <KeptScroll panel={panel} id={shown.id} />
            </Fragment>
          ) : null}
        </Suspense>
      </div>
    </aside>
  )
}
