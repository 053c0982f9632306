/**
 * The inline script of a page that was drawn into a folder of its own: its address says where the shop lives. What has to be known
 * before the first paint is decided here, and what may be lost after it is kept; the rest is in `start.ts`.
 */
import { baseOf, type PrerenderedPage } from './prerenderedPage.ts'
import { fail, load, showOrHide, wake } from './early.ts'
import type { Start } from './startData.ts'

declare const START: Start & { page: PrerenderedPage }

wake()
if (!START.isUnsupported) {
  const { path } = START.page
  const base = baseOf(location.pathname, path, START.base || null)
  showOrHide(base)
  // By another name of its file, `…/index.html`, it is somebody else's page.
  const up = path.replaceAll(/\/[^/]*/g, '../')
  load(base ?? new URL(up, location.href).pathname, () => fail('Its script is not where the shop lives.'))
}
