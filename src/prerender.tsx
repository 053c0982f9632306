import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { isFailure } from './api/failure.ts'
import { foreseenRefusal } from './api/foreseenRefusal.ts'
import { type Send, setTransport } from './api/transport.ts'
import { Providers } from './app/Providers.tsx'
import type { PageData } from './contract/entities/page.ts'
import { Language } from './contract/enumerations.ts'
import type { FirstPage, SharedByPages } from './boot/firstPage.ts'
import { startI18n } from './i18n/index.ts'
import { loadMessages } from './i18n/messages.ts'
import { routes } from './routes.tsx'
import { currentCart } from './stores/cart/cart.ts'
import { holdClock } from './stores/base/clock.ts'
import { useSession } from './stores/session/session.ts'

/** A page at build time, with the data that it was rendered from. */
export type PrerenderedPage = { html: string } & FirstPage

export interface Prerenderer {
  /** Renders the page at a path inside the shop. `shortened` reduces the page's data to that of its first view. */
  render: (path: string, shortened: (data: PageData) => PageData) => Promise<PrerenderedPage>
  /** Renders a page that needs an account as a guest sees it. Call `render` before it. */
  renderRefused: (path: string) => Promise<PrerenderedPage>
  /** The data that all pages share, available after the first `render`. */
  shared: () => Promise<SharedByPages>
}

/**
 * Renders pages of the shop outside of a browser: the same component tree, with data from `send`, in English, as a guest sees it on the
 * first visit. Only one page at a time, since the stores are those of one visitor.
 */
export async function openPrerenderer(send: Send): Promise<Prerenderer> {
  setTransport(send)
  await startI18n(Language.ENGLISH)
  const base = import.meta.env.BASE_URL
  const handler = createStaticHandler(routes, { basename: base })

  async function contextOf(path: string): Promise<StaticHandlerContext> {
    const address = new URL(`${base}${path.slice(1)}`, 'http://localhost')
    const context = await handler.query(new Request(address))
    if (context instanceof Response)
      throw new Error(`${path} redirects to ${context.headers.get('location')}`)
    return context
  }

  async function markup(context: StaticHandlerContext): Promise<string> {
    holdClock()
    const { prelude } = await prerender(
      <StrictMode>
        <Providers>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>,
      {
        // The HTML is complete and in order: a part that React moves to the end needs a script to move it back.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          throw error
        },
      },
    )
    return await new Response(prelude).text()
  }

  async function render(path: string, shortened: (data: PageData) => PageData): Promise<PrerenderedPage> {
    const context = await contextOf(path)
    for (const error of Object.values(context.errors ?? {})) throw error
    const [id, whole] = Object.entries(context.loaderData).find(([, value]) => value) ?? []
    if (id === undefined) throw new Error(`${path} has no data.`)
    const { base: _base, ...data } = shortened(whole as PageData)
    const html = await markup({ ...context, loaderData: { ...context.loaderData, [id]: data } })
    return { html, data }
  }

  async function renderRefused(path: string): Promise<PrerenderedPage> {
    const context = await contextOf(path)
    const [refusedAt, error] = Object.entries(context.errors ?? {})[0] ?? []
    const { user } = useSession.getState()
    const cart = currentCart()
    if (refusedAt === undefined || !user || !cart) throw new Error(`${path} does not require a login.`)
    if (!isFailure(error) || error.status !== foreseenRefusal.status) throw error
    const html = await markup({ ...context, errors: { [refusedAt]: foreseenRefusal } })
    return { html, data: { user, cart }, refusedAt }
  }

  async function shared() {
    const { base: pageBase } = useSession.getState()
    if (!pageBase) throw new Error('No page has been rendered.')
    const textsOf = async (namespace: 'common' | 'shop') =>
      (await loadMessages(Language.ENGLISH, namespace)).texts
    return { base: pageBase, texts: { common: await textsOf('common'), shop: await textsOf('shop') } }
  }
  return { render, renderRefused, shared }
}
