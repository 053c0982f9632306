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
import { PageDataContext } from '../stores/session/pageData.ts'
import { type BackgroundPage, type RouterContexts, useBackgroundPage } from './backgroundRender.ts'
import { reportPageMounted } from './renderTiming.ts'
import { whenIdle } from '../scheduling/whenIdle.ts'
import { HiddenPage } from './HiddenPage.tsx'

const pages = new Map<string | undefined, ComponentType>()

/** From now on the route of this id shows this page. Answers what shows any page. */
export function stage(id: string, page: ComponentType): ComponentType {
  if (!pages.has(id)) pages.set(id, memo(page))
  return PageStage
}

interface StagedProps {
  data: PageData
  at: RouterContexts
}

/** A page with its data. */
function Staged({ data, at: { where, route } }: StagedProps) {
  const Page = pages.get(route.matches.at(-1)?.route.id)
  useLayoutEffect(reportPageMounted, [data])
  return (
    <RouteContext value={route}>
      <LocationContext value={where}>
        <PageDataContext value={data}>{Page ? <Page /> : null}</PageDataContext>
      </LocationContext>
    </RouteContext>
  )
}

interface PlaceProps {
  page: BackgroundPage
  isShown: boolean
}

/**
 * Where a page stands, shown or not. What is not shown has no effects, and its layout is left as it is: taken up again as it stands, it
 * costs a sixth of a new one.
 */
function Place({ page, isShown }: PlaceProps) {
  const { layOut } = page
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current && !isShown) return layOut?.(place.current)
  }, [isShown, layOut])
  const staged = <Staged data={page.data} at={page} />
  return (
    <div ref={place} style={isShown ? undefined : { contentVisibility: 'hidden' }}>
      {page.id === FIRST ? (
        staged
      ) : (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <HiddenPage isSeen={isShown}>{staged}</HiddenPage>
        </Activity>
      )}
    </div>
  )
}

/** No page was drawn ahead for what is shown first. */
const FIRST = 0

/** A page on the stage, known by what was drawn ahead for it, and the history entry that it was gone to by while the shop stands there. */
interface Shown extends BackgroundPage {
  entry: string | null
}

interface Stage {
  shown: Shown
  /** The page that was shown before, out of sight until it is taken away. */
  left: Shown | null
}

/** Who stands on the stage after `stage`, now that the router stands at `where` with this data. */
function nextStage(
  stage: Stage,
  ahead: BackgroundPage | null,
  { data, where, route }: Omit<BackgroundPage, 'id'>,
): Stage {
  const { shown } = stage
  const { key, hash } = where.location
  if (ahead?.data === data && ahead.id !== shown.id) {
    // It was drawn as one that is gone to: who comes back to it, or goes to another part of it, has the page at hand drawn so.
    const isAsDrawn = where.navigationType !== NavigationType.Pop && ahead.where.location.hash === hash
    if (isAsDrawn) return { shown: { ...ahead, entry: key }, left: shown.id === FIRST ? null : shown }
  }
  // What it was drawn with is the same in other objects; with them, all that looks at the address would be drawn once more.
  const now = shown.entry === key ? { ...shown, data } : { id: shown.id, data, where, route, entry: null }
  const isSame = now.data === shown.data && now.where === shown.where && now.route === shown.route
  return isSame ? stage : { ...stage, shown: now }
}

/**
 * Shows the page that the router stands at, with its data. The router tells whoever reads from it of each step of a navigation: the
 * page is spared that, and is drawn again only for other data, not once more just as the shopper leaves it.
 *
 * The page that the shopper seems to be about to go to is drawn beside it in idle moments, hidden and without effects. If it is the
 * one that they go to, with the same data, it only has to be shown. The one that was shown until then is hidden in its turn: to take
 * it away is as much work as to lay out the other, and waits for an idle moment.
 */
function PageStage() {
  const data = useLoaderData<PageData>()
  const route = use(RouteContext)
  const where = use(LocationContext)
  const ahead = useBackgroundPage()
  const [before, setStage] = useState<Stage>(() => ({
    shown: { id: FIRST, data, where, route, entry: null },
    left: null,
  }))
  const stage = nextStage(before, ahead, { data, where, route })
  if (stage !== before) setStage(stage)
  const { shown, left } = stage
  useEffect(() => {
    if (left) return whenIdle(() => setStage((now) => (now.left === left ? { ...now, left: null } : now)))
  }, [left])
  return [
    left && <Place key={left.id} page={left} isShown={false} />,
    <Place key={shown.id} page={shown} isShown />,
    ahead && ahead.id !== shown.id && ahead.id !== left?.id && (
      <Place key={ahead.id} page={ahead} isShown={false} />
    ),
  ]
}

/** What takes the place of a page stands as one. */
export function Standing({ children }: { children: ReactNode }) {
  useLayoutEffect(reportPageMounted)
  return children
}
