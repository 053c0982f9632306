/**
 * The inline script of pages without a fixed address: the neutral shell, and home, which some hosts serve for every address. It does the
 * same as `inFolder.ts`, and first finds the base path.
 */
import { basePaths, namesBasePath } from './basePaths.ts'
import { baseOf } from './prerenderedPage.ts'
import { fail, load, showOrHide, prepareDocument } from './inlineScript.ts'
import type { Start } from './startData.ts'
import { screenAt } from './screenAt.ts'

declare const START: Start & { firstSegments: readonly string[] }

const page = document.documentElement

/** Discards the prerendered page, because the base path differs from the guess. */
function discardPrerendered() {
  START.ownBase = null
  START.recordedInput?.stop()
  delete page.dataset['first']
}

/** Loads the start script from the first base path that has it. */
function loadFrom([base, ...others]: readonly string[]) {
  if (base === undefined) return fail('Its script is at none of the paths it may live under.')
  if (base !== START.ownBase) discardPrerendered()
  load(base, () => loadFrom(others))
}

/**
 * The first of the paths that has the script. Some hosts answer every address with the page. Requesting the script there would log an error
 * in the console; requesting it as data does not.
 */
async function withScript(bases: readonly string[]): Promise<string | undefined> {
  const [base, ...others] = bases
  if (base === undefined) return undefined
  const answer = await fetch(base + START.begin).catch(() => null)
  const isScript = answer?.ok && answer.headers.get('content-type')?.includes('javascript')
  // An unread body would occupy one of the page's six connections.
  void answer?.body?.cancel()
  return isScript ? base : await withScript(others)
}

function begin() {
  const bases = START.base ? [START.base] : basePaths(location.pathname, START.firstSegments)
  const [first = '/'] = bases
  page.dataset['screen'] = screenAt(location.pathname.slice(first.length - 1))
  // An address that ends in a slash can be the home page, unless it contains the first segment of a route.
  showOrHide(baseOf(location.pathname, '/', START.base || null) === first ? first : null)
  if (START.base || namesBasePath(location.pathname, START.firstSegments)) loadFrom(bases)
  else void find(bases)
}

/** Prerendered content is painted before any request. If no path has the script, the normal error page explains it. */
async function find(bases: readonly string[]) {
  if (START.ownBase) await START.painted
  const found = await withScript(bases)
  loadFrom(found === undefined ? bases : [found, ...bases.filter((other) => other !== found)])
}

prepareDocument()
if (!START.begin) page.dataset['screen'] = location.pathname === START.base ? 'home' : ''
else if (!START.isUnsupported) begin()
