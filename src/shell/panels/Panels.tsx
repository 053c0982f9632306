import { type ComponentType, Suspense, useEffect } from 'react'
import { loadTexts } from '../../i18n/index.ts'
import { type Panel, usePanels } from '../../stores/overlays/panels.ts'
import { LazyDrawer, LazyModal, loadMuiGround } from '../../ui/dialog/overlays.ts'
import { lazyWithPreload } from '../../ui/deferred/lazyWithPreload.tsx'
import { prefetch } from '../../navigation/prefetching.ts'
import { useWasTrue } from '../../ui/deferred/useWasTrue.ts'
import { inIdleTurns } from '../../scheduling/whenIdle.ts'
import { LazySuggestions } from '../search/LazySuggestions.tsx'

const panels = {
  cart: lazyWithPreload(async () => (await import('./CartPanel.tsx')).CartPanel),
  nav: lazyWithPreload(async () => (await import('./NavPanel.tsx')).NavPanel),
  account: lazyWithPreload(async () => {
    const [{ AccountPanel }] = await Promise.all([import('./AccountPanel.tsx'), loadTexts('shop')])
    return AccountPanel
  }),
  search: lazyWithPreload(async () => (await import('./SearchPanel.tsx')).SearchPanel),
  // Rarely used, so it loads with its first use.
  newsfeed: lazyWithPreload(async () => (await import('./NewsfeedPanel.tsx')).NewsfeedPanel),
} as const satisfies Partial<Record<NonNullable<Panel>, ComponentType>>
type Name = keyof typeof panels
const names: readonly Name[] = ['cart', 'nav', 'account', 'search', 'newsfeed']

/** Preloads the panels and dialogs after the page, so that the first press opens them at once. */
function useOverlaysAtIdle() {
  useEffect(() => {
    const load =
      ({ preload }: { preload: () => Promise<unknown> }) =>
      () =>
        void prefetch(preload())
    const { cart, nav, account, search } = panels
    const ground = { preload: loadMuiGround }
    return inIdleTurns([ground, LazyDrawer, LazyModal, cart, nav, account, search, LazySuggestions].map(load))
  }, [])
}

function LazyPanel({ name }: { name: Name }) {
  const wasOpened = useWasTrue(usePanels(({ open }) => open === name))
  const Content = panels[name]
  return wasOpened ? <Content /> : null
}

/** The panels over the page, at most one of them open (document 1 §2). Each loads when it is first needed. */
export function Panels() {
  useOverlaysAtIdle()
  return names.map((name) => (
    <Suspense key={name}>
      <LazyPanel name={name} />
    </Suspense>
  ))
}
