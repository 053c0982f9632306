import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Chance } from '../../mocks/base/random.ts'
import { accessibilityFaults } from '../journeys/accessibilityFaults.ts'
import { newContext } from '../setup/newContext.ts'
import type { Action, Finding, Start } from './action.ts'
import { findingsOf, requestFindings, shopFindings } from './checks.ts'
import { nextAction } from './choose.ts'
import { closeDialogs } from './closeDialogs.ts'
import { controlsOf } from './controlsOf.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { factsOf, type PageFacts } from './pageFacts.ts'
import { hideConsole } from './hideConsole.ts'
import { perform } from './perform.ts'
import { passTurns, readAgain, settle, started } from './settle.ts'
import { watch } from './watch.ts'

/** A walk with what it found first; without a finding it was fine. */
export interface Walk {
  start: Start
  actions: readonly Action[]
  finding: Finding | null
  /** The page at the finding. */
  evidence: Evidence | null
}

/** Where the next action comes from: the seed, or a recorded walk. Null ends the walk. */
type Next = (page: Page, index: number) => Promise<Action | null>

/** As long as one walk may take in the mind of a reader, and in the repetitions that shorten it. */
const LENGTH = 40

/** What is wrong on a page has to be so for this many of its turns, 0.7 s or more. */
const SECOND_LOOK_TURNS = 44

/** The time of each walk's shop. */
export const CLOCK = '2026-11-25T10:00'

/** Combinations of page, dialog and language that axe has seen: a page is not checked again at every press. */
type Seen = Set<string>

const addressOf = (shop: string, { path, persona, seed }: Start): string => {
  const address = new URL(path.replace(/^\//, ''), shop)
  for (const [name, value] of Object.entries({ persona, seed: `${seed}`, clock: CLOCK, console: '0' }))
    address.searchParams.set(name, value)
  return address.href
}

async function openContext(browser: Browser, { width, height }: Start): Promise<BrowserContext> {
  const context = await newContext(browser, {
    viewport: { width, height },
    locale: 'en-MY',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(hideConsole)
  return context
}

const isDisturbing = ({ do: what }: Action) => what === 'arm' || what === 'network'

/** Axe takes half a second: only what it has not seen before. */
async function accessibility(
  page: Page,
  { path, dialogs, language }: PageFacts,
  seen: Seen,
): Promise<Finding[]> {
  const state = `${path.replace(/(\d{3,}|\?).*/, '#')} ${dialogs.join()} ${language}`
  if (seen.has(state)) return []
  seen.add(state)
  const faults = await accessibilityFaults(page)
  return faults.map((fault) => ({
    what: `axe: ${fault.split(' (')[0]} ${state}`,
    detail: fault,
    expects: 'expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])',
  }))
}

const stopped = (detail: string): Finding => ({
  what: `the walk could not go on: ${detail.split('\n')[0]}`,
  detail,
  expects: 'await page.waitForFunction(() => window.mock?.shop())',
})

/** Runs one walk, up to its first finding that is not among those known. */
export async function walk(
  browser: Browser,
  {
    shop,
    start,
    next,
    seen,
    isKnown,
  }: { shop: string; start: Start; next: Next; seen: Seen | null; isKnown: (finding: Finding) => boolean },
): Promise<Walk> {
  const context = await openContext(browser, start)
  const actions: Action[] = []
  const watched = watch(context)
  let page = await context.newPage()
  try {
    let isDisturbed = false
    let document = ''
    let before: PageFacts | null = null
    const isNew = (finding: Finding) => !isKnown(finding)
    const look = async (action: Action | null): Promise<Finding | undefined> => {
      const isSettled = await settle(page)
      const was = document
      document = await page.evaluate(() => `${performance.timeOrigin}`)
      const step = { action, before, isDisturbed, isNewDocument: was !== document }
      let after = await factsOf(page)
      let shown = findingsOf({ ...step, after, isSettled }).filter(isNew)
      if (shown.length > 0) {
        // Between two states a page may lack something for a moment.
        await passTurns(page, SECOND_LOOK_TURNS)
        const isSettledNow = await settle(page)
        after = await factsOf(page)
        const stays = findingsOf({ ...step, after, isSettled: isSettledNow }).map(({ what }) => what)
        shown = shown.filter(({ what }) => stays.includes(what))
      }
      before = after
      const others = [
        ...watched.take(isDisturbed),
        ...(await requestFindings(page)),
        ...(await shopFindings(page)),
        ...(isDisturbed || !isSettled || seen === null ? [] : await accessibility(page, after, seen)),
      ]
      return [...shown, ...others].find(isNew)
    }
    let address = addressOf(shop, start)
    await enter(page, address)
    let finding = await readAgain(page, () => look(null))
    for (let index = 0; finding === undefined; index += 1) {
      const action = await next(page, index)
      if (!action) break
      const step = await perform(page, action)
      page = step.page
      if (!step.isDone) continue
      actions.push(action)
      if (isDisturbing(action)) isDisturbed = true
      if (page.url().startsWith(shop)) address = page.url()
      else await enter(page, address)
      finding = await readAgain(page, () => look(action))
      if (action.do === 'calm') isDisturbed = false
    }
    if (!isDisturbed) finding ??= await readAgain(page, () => closeDialogs(page))
    const found = finding && isNew(finding) ? finding : null
    return { start, actions, finding: found, evidence: found && (await evidenceOf(page)) }
  } catch (error) {
    // The shop did not start again, or the page is gone.
    const finding = stopped(String(error))
    const found = isKnown(finding) ? null : finding
    return { start, actions, finding: found, evidence: found && (await evidenceOf(page)) }
  } finally {
    await context.close()
  }
}

/** At the start, and again after Back has left the shop. */
async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' })
  await started(page)
}

/** Actions that the seed chooses from what is on the page. */
export const bySeed =
  (chance: Chance, length = LENGTH): Next =>
  async (page, index) =>
    index < length ? nextAction(chance, await controlsOf(page).catch(() => [])) : null

/** The actions of a recorded walk. */
export const recorded =
  (actions: readonly Action[]): Next =>
  async (_, index) =>
    actions[index] ?? null
