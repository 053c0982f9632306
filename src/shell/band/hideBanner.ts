import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import type { PageBase } from '../../contract/entities/page.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'

type Banners = PageBase['topBanners']

function show(change: (banners: Banners) => Banners): void {
  const { base } = useSession.getState()
  if (base) useSession.setState({ base: { ...base, topBanners: change(base.topBanners) } })
}

/** Hides a banner at once and permanently; it reappears if the server could not save that. */
export async function hideBanner(id: string): Promise<void> {
  const before = useSession.getState().base?.topBanners ?? []
  const hide = () => show((banners) => banners.filter(({ _id }) => _id !== id))
  hide()
  // Data requested before this write still contains the banner.
  const stop = useSession.subscribe(({ base }) => {
    if (base?.topBanners.some(({ _id }) => _id === id)) hide()
  })
  try {
    await request(engagementCalls.hideBanner, { body: { bannerId: id } }).finally(stop)
  } catch (error) {
    if (!isFailure(error)) throw error
    show((banners) => before.filter(({ _id }) => _id === id || banners.some((other) => other._id === _id)))
    notify({ key: failureMessage(error), tone: 'error', slot: 'band' })
  }
}
