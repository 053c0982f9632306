import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { type Panel, usePanels } from '../../stores/panels.ts'
import { loadDrawer, loadModal } from '../../ui/overlays.ts'
import { useWasTrue } from '../../ui/useWasTrue.ts'
import { inIdleTurns } from '../../ui/whenIdle.ts'
import { loadSuggestions } from '../search/LateSuggestions.tsx'

const loadCart = () => import('./CartPanel.tsx').then(({ CartPanel }) => ({ default: CartPanel }))
const loadNav = () => import('./NavPanel.tsx').then(({ NavPanel }) => ({ default: NavPanel }))
const loadAccount = () => import('./AccountPanel.tsx').then(({ AccountPanel }) => ({ default: AccountPanel }))
const loadSearch = () => import('./SearchPanel.tsx').then(({ SearchPanel }) => ({ default: SearchPanel }))

const late = {
  cart: lazy(loadCart),
  nav: lazy(loadNav),
  account: lazy(loadAccount),
  search: lazy(loadSearch),
} as const satisfies Partial<Record<NonNullable<Panel>, ComponentType>>
type Name = keyof typeof late
const names: readonly Name[] = ['cart', 'nav', 'account', 'search']

/** Fetches what opens over the page once the page is done, so that the first press opens it at once. */
function useOverlaysAtIdle() {
  useEffect(() => {
    // Without a network they are tried again when they are needed.
    const quietly = (load: () => Promise<unknown>) => () => void load().catch(() => {})
    return inIdleTurns(
      [loadDrawer, loadModal, loadCart, loadNav, loadAccount, loadSearch, loadSuggestions].map(quietly),
    )
  }, [])
}

function LatePanel({ name }: { name: Name }) {
  const wasOpened = useWasTrue(usePanels(({ open }) => open === name))
  const Content = late[name]
  return wasOpened ? <Content /> : null
}

/** The panels over the page, at most one of them open (document 1 §2). Each is loaded when it is first needed. */
export function Panels() {
  useOverlaysAtIdle()
  return names.map((name) => (
    <Suspense key={name}>
      <LatePanel name={name} />
    </Suspense>
  ))
}
