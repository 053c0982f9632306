import {
  Activity,
  type ComponentType,
  Fragment,
  memo,
  type ReactNode,
  use,
  useLayoutEffect,
  useState,
} from 'react'
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLoaderData,
} from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'
import { PageDataContext } from '../stores/pageData.ts'
import { type PageAhead, type Standpoint, usePageAhead } from './pageAhead.ts'
import { pageStands } from './pageStand.ts'
import { Unseen } from './Unseen.tsx'

const pages = new Map<string | undefined, ComponentType>()

/** From now on the route of this id shows this page. Answers what shows any page. */
export function stage(id: string, page: ComponentType): ComponentType {
  if (!pages.has(id)) pages.set(id, memo(page))
  return PageStage
}

interface StagedProps {
  data: PageData
  at: Standpoint
}

/** A page with its data. */
function Staged({ data, at: { where, route } }: StagedProps) {
  const Page = pages.get(route.matches.at(-1)?.route.id)
  useLayoutEffect(pageStands, [data])
  return (
    <RouteContext value={route}>
      <LocationContext value={where}>
        <PageDataContext value={data}>{Page ? <Page /> : null}</PageDataContext>
      </LocationContext>
    </RouteContext>
  )
}

/** A page that was drawn ahead, gone to, and the history entry that it was gone to by, as long as the shop stands there. */
interface Shown extends PageAhead {
  entry: string | null
}

/** What is on the stage after `before`, now that the router stands at `where` with this data. */
function shownAt(
  before: Shown | null,
  ahead: PageAhead | null,
  data: PageData,
  { location, navigationType }: Standpoint['where'],
): Shown | null {
  if (ahead?.data === data && ahead.id !== before?.id) {
    // It was drawn as one that is gone to: who comes back to it, or goes to another part of it, has the page at hand drawn so.
    const isAsDrawn = navigationType !== NavigationType.Pop && ahead.where.location.hash === location.hash
    if (isAsDrawn) return { ...ahead, entry: location.key }
  }
  return before?.entry && before.entry !== location.key ? { ...before, entry: null } : before
}

/**
 * Shows the page that the router stands at, with its data. The router tells whoever reads from it of each step of a navigation: the
 * page is spared that, and is drawn again only for other data, not once more just as the shopper leaves it.
 *
 * The page that the shopper seems to be about to go to is drawn beside it in idle moments, hidden and without effects. If it is the
 * one that they go to, with the same data, it only has to be shown.
 */
function PageStage() {
  const data = useLoaderData<PageData>()
  const route = use(RouteContext)
  const where = use(LocationContext)
  const ahead = usePageAhead()
  const [before, setShown] = useState<Shown | null>(null)
  const shown = shownAt(before, ahead, data, where)
  if (shown !== before) setShown(shown)
  // What it was drawn with is the same in other objects; with them, all that looks at the address would be drawn once more.
  const at = shown?.entry ? shown : { where, route }
  const page = <Staged data={data} at={at} />
  return [
    shown ? (
      <Activity key={shown.id}>
        <Unseen isSeen>{page}</Unseen>
      </Activity>
    ) : (
      <Fragment key={0}>{page}</Fragment>
    ),
    ahead && ahead.id !== shown?.id ? (
      <Activity key={ahead.id} mode="hidden">
        <Unseen isSeen={false}>
          <Staged data={ahead.data} at={ahead} />
        </Unseen>
      </Activity>
    ) : null,
  ]
}

/** What takes the place of a page stands as one. */
export function Standing({ children }: { children: ReactNode }) {
  useLayoutEffect(pageStands)
  return children
}
