import { type ComponentType, Suspense, useEffect } from 'react'
import { loadLaterWords } from '../../i18n/index.ts'
import { type Panel, usePanels } from '../../stores/overlays/panels.ts'
import { LateDrawer, LateModal, loadMuiGround } from '../../ui/dialog/overlays.ts'
import { preloadable } from '../../ui/deferred/lazyWithPreload.tsx'
import { useWasTrue } from '../../ui/deferred/useWasTrue.ts'
import { inIdleTurns } from '../../scheduling/whenIdle.ts'
import { LateSuggestions } from '../search/LateSuggestions.tsx'

const late = {
  cart: preloadable(async () => (await import('./CartPanel.tsx')).CartPanel),
  nav: preloadable(async () => (await import('./NavPanel.tsx')).NavPanel),
  account: preloadable(async () => {
    const [{ AccountPanel }] = await Promise.all([import('./AccountPanel.tsx'), loadLaterWords()])
    return AccountPanel
  }),
  search: preloadable(async () => (await import('./SearchPanel.tsx')).SearchPanel),
  // Rarely used, so it loads with its first use.
  newsfeed: preloadable(async () => (await import('./NewsfeedPanel.tsx')).NewsfeedPanel),
} as const satisfies Partial<Record<NonNullable<Panel>, ComponentType>>
type Name = keyof typeof late
const names: readonly Name[] = ['cart', 'nav', 'account', 'search', 'newsfeed']

/** Preloads the panels and dialogs after the page, so that the first press opens them at once. */
function useOverlaysAtIdle() {
  useEffect(() => {
    // After a failure, for example offline, they load again when they are needed.
    const quietly =
      ({ preload }: { preload: () => Promise<unknown> }) =>
      () =>
        void preload().catch(() => {})
    const { cart, nav, account, search } = late
    const ground = { preload: loadMuiGround }
    return inIdleTurns(
      [ground, LateDrawer, LateModal, cart, nav, account, search, LateSuggestions].map(quietly),
    )
  }, [])
}

function LatePanel({ name }: { name: Name }) {
  const wasOpened = useWasTrue(usePanels(({ open }) => open === name))
  const Content = late[name]
  return wasOpened ? <Content /> : null
}

/** The panels over the page, at most one of them open (document 1 §2). Each loads when it is first needed. */
export function Panels() {
  useOverlaysAtIdle()
  return names.map((name) => (
    <Suspense key={name}>
      <LatePanel name={name} />
    </Suspense>
  ))
}
