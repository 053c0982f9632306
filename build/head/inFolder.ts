/**
 * The inline script of a page that was prerendered into a folder of its own: its address contains the base path. It contains only what is
 * needed before the first paint; the rest is in `start.ts`.
 */
import { baseOf, type PrerenderedPage } from './prerenderedPage.ts'
import { fail, load, showOrHide, prepareDocument } from './inlineScript.ts'
import type { Start } from './startData.ts'

declare const START: Start & { page: PrerenderedPage }

prepareDocument()
if (!START.isUnsupported) {
  const { path } = START.page
  const base = baseOf(location.pathname, path, START.base || null)
  showOrHide(base)
  // At another address of its file, such as `…/index.html`, it is the wrong page.
  const up = path.replaceAll(/\/[^/]*/g, '../')
  load(base ?? new URL(up, location.href).pathname, () => fail('Its script is not where the shop lives.'))
}
