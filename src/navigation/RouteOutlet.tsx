import {
  Activity,
  type ComponentType,
  memo,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLoaderData,
} from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'
import { whenIdle } from '../scheduling/whenIdle.ts'
import { PageDataContext } from '../stores/session/pageData.ts'
import { type BackgroundPage, useBackgroundPage } from './backgroundRender.ts'
import { HiddenPage } from './HiddenPage.tsx'
import { reportPageMounted } from './renderTiming.ts'

const pages = new Map<string | undefined, ComponentType>()

/** Registers the page of a route, by the route's id. Returns the outlet, which is the component of every route. */
export function registerPage(id: string, page: ComponentType): ComponentType {
  if (!pages.has(id)) pages.set(id, memo(page))
  return RouteOutlet
}

type OutletPage = Omit<BackgroundPage, 'id'>

/** Renders a page with its data and its router contexts. */
function PageInContext({ data, location, route }: OutletPage) {
  const Page = pages.get(route.matches.at(-1)?.route.id)
  useLayoutEffect(reportPageMounted, [data])
  return (
    <RouteContext value={route}>
      <LocationContext value={location}>
        <PageDataContext value={data}>{Page ? <Page /> : null}</PageDataContext>
      </LocationContext>
    </RouteContext>
  )
}

interface PageSlotProps {
  page: BackgroundPage
  isShown: boolean
}

/**
 * Contains a page, shown or hidden. A hidden page has no effects, and keeps its layout: to show it again costs a sixth of a new layout.
 */
function PageSlot({ page, isShown }: PageSlotProps) {
  const { id, layOut, ...content } = page
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current && !isShown) return layOut?.(place.current)
  }, [isShown, layOut])
  const rendered = <PageInContext {...content} />
  return (
    <div ref={place} style={isShown ? undefined : { contentVisibility: 'hidden' }}>
      {id === FIRST ? (
        rendered
      ) : (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <HiddenPage isShown={isShown}>{rendered}</HiddenPage>
        </Activity>
      )}
    </div>
  )
}

/** The id of the first page, which was not rendered in the background. */
const FIRST = 0

/** The page on screen, with the id of its background render, and the key of its history entry if it was navigated to by that. */
interface ShownPage extends BackgroundPage {
  entry: string | null
}

interface OutletState {
  shown: ShownPage
  /** The page that was shown before. It is hidden until an idle moment, and then removed. */
  left: ShownPage | null
}

/** The state after `state`, for the data and the contexts that the router has now. */
function nextState(state: OutletState, background: BackgroundPage | null, now: OutletPage): OutletState {
  const { shown } = state
  const { data, location, route } = now
  const { key, hash } = location.location
  if (background?.data === data && background.id !== shown.id) {
    // It was rendered for a new navigation to its top. The way back and a link to a part of it use the page on screen.
    const isAsRendered =
      location.navigationType !== NavigationType.Pop && background.location.location.hash === hash
    if (isAsRendered) return { shown: { ...background, entry: key }, left: shown.id === FIRST ? null : shown }
  }
  // The router's contexts equal those of the background render. With the new objects, all that reads the location would render again.
  const next = shown.entry === key ? { ...shown, data } : { id: shown.id, data, location, route, entry: null }
  const isSame = next.data === shown.data && next.location === shown.location && next.route === shown.route
  return isSame ? state : { ...state, shown: next }
}

/**
 * Renders the page of the current route, with its data. The router updates its contexts at each step of a navigation; the outlet passes
 * them on only with other data, so that the page does not render again just as the shopper leaves it.
 *
 * The page that the shopper probably visits next is rendered beside it in idle moments, hidden and without effects. A navigation to
 * that page, with the same data, only has to show it. The previous page is hidden then and removed in an idle moment, since removing it
 * is as much work as the layout of the next one.
 */
function RouteOutlet() {
  const data = useLoaderData<PageData>()
  const route = use(RouteContext)
  const location = use(LocationContext)
  const background = useBackgroundPage()
  const [before, setState] = useState<OutletState>(() => ({
    shown: { id: FIRST, data, location, route, entry: null },
    left: null,
  }))
  const state = nextState(before, background, { data, location, route })
  if (state !== before) setState(state)
  const { shown, left } = state
  useEffect(() => {
    if (left) return whenIdle(() => setState((now) => (now.left === left ? { ...now, left: null } : now)))
  }, [left])
  return [
    left && <PageSlot key={left.id} page={left} isShown={false} />,
    <PageSlot key={shown.id} page={shown} isShown />,
    background && background.id !== shown.id && background.id !== left?.id && (
      <PageSlot key={background.id} page={background} isShown={false} />
    ),
  ]
}

/** Reports that its children have mounted, for what is shown instead of a page. */
export function MountSignal({ children }: { children: ReactNode }) {
  useLayoutEffect(reportPageMounted)
  return children
}
