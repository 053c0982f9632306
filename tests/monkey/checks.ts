import type { Page } from 'playwright-core'
import { variantById } from '../../fixtures/catalogue.ts'
import { Language, VariantState } from '../../src/contract/enumerations.ts'
import { faultsOf } from '../mocks/properties/invariants.ts'
import type { ShopState } from '../../mocks/state/stateSchema.ts'
import type { Action, Finding } from './action.ts'
import type { PageFacts } from './pageFacts.ts'
import { textFaults } from './textFaults.ts'

/** What a check compares: the page before and after one action. */
export interface Step {
  action: Action | null
  before: PageFacts | null
  after: PageFacts
  isSettled: boolean
  /** The document is another one than before: the browser itself puts the focus on its body. */
  isNewDocument: boolean
  /** A fault, a slow network or none at all: what the page then lacks is meant. */
  isDisturbed: boolean
}

/** Pages that show the source of texts and values. */
const SHOWS_SOURCES = /\/(version|style-guide)\b/

const PATH_NUMBER = /\d{3,}/g
const kindOfPath = (path: string): string => path.replace(/\?.*/, '').replace(/\d{3,}.*/, '#')

const at = ({ path, dialogs }: PageFacts): string =>
  kindOfPath(path) + (dialogs.length > 0 ? ` (${dialogs.at(-1)})` : '')

interface Check {
  /** The detail of what is wrong, which may be empty; undefined where nothing is. */
  isBroken: (step: Step) => string | undefined
  /** The line of a test that fails. */
  expects: (detail: string) => string
}

/** Uses of a control; elsewhere the browser moves the focus. */
const uses: readonly (Action['do'] | undefined)[] = ['tap', 'type', 'choose', 'key']

const when = (isBroken: boolean): string | undefined => (isBroken ? '' : undefined)

const checks: Readonly<Record<string, Check>> = {
  'the page has no main part': {
    isBroken: ({ after }) => when(after.main === null),
    expects: () => `await expect(page.getByRole('main')).toBeVisible()`,
  },
  'the main part is empty': {
    isBroken: ({ after }) => when(after.main === ''),
    expects: () => `await expect(page.getByRole('main')).not.toBeEmpty()`,
  },
  'busy for more than 5 s': {
    isBroken: ({ isSettled, isDisturbed }) => when(!isSettled && !isDisturbed),
    expects: () => `await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 5_000 })`,
  },
  'the focus fell to the body': {
    isBroken: ({ action, before, after, isNewDocument }) =>
      when(
        after.isFocusOnBody && before?.isFocusOnBody === false && !isNewDocument && uses.includes(action?.do),
      ),
    expects: () => `await expect(page.locator('body')).not.toBeFocused()`,
  },
  'scrolling is locked without a dialog': {
    isBroken: ({ after }) => when(after.isScrollLocked),
    expects: () => `await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')`,
  },
  'wider than the window': {
    isBroken: ({ after }) => (after.overflow > 0 ? `${after.overflow} px` : undefined),
    expects: () =>
      'expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)',
  },
  'text that no shopper may see': {
    isBroken: ({ after }) => (SHOWS_SOURCES.test(after.path) ? undefined : textFaults(after.text)[0]),
    expects: (detail) => `await expect(page.locator('body')).not.toContainText(${JSON.stringify(detail)})`,
  },
}

/** What the page shows that it must not, after an action. */
export function findingsOf(step: Step): Finding[] {
  return Object.entries(checks).flatMap(([what, { isBroken, expects }]) => {
    const detail = isBroken(step)
    if (detail === undefined) return []
    return [{ what: `${what}: ${detail} ${at(step.after)}`, detail, expects: expects(detail) }]
  })
}

/** Failed requests that no armed fault explains, failures of the mock itself, and answers that do not fit the contract. */
export async function requestFindings(page: Page): Promise<Finding[]> {
  return page.evaluate(() =>
    (window.mock?.journal() ?? [])
      .filter(({ status, fault, stack, drift }) => (status >= 500 && !fault) || stack || drift)
      .map(({ method, call, path, status, stack, drift }) => ({
        what: `${method} ${call ?? path} answered ${status}${drift ? `, ${drift.field}: ${drift.expected}` : ''}`,
        detail: stack ?? JSON.stringify(drift ?? ''),
        expects:
          'expect(await page.evaluate(() => window.mock.journal().filter((one) => one.status >= 500 || one.drift))).toEqual([])',
      })),
  )
}

/** The variants among those sold whose stock is not counted. */
const uncountedIn = ({ sold, openedAt: now }: ShopState): Set<string> =>
  new Set(
    Object.keys(sold)
      .map((key) => key.split(':')[0] ?? '')
      .filter(
        (id) => variantById(id, { now, language: Language.ENGLISH })?.state !== VariantState.STOCK_TRACKED,
      ),
  )

/** Invariants of the shop: stock, sums of orders, one order for each payment. */
export async function shopFindings(page: Page): Promise<Finding[]> {
  const state = await page.evaluate(async (): Promise<ShopState | null> => {
    const { mock } = window
    return mock ? await mock.server.store.read() : null
  })
  if (!state) return []
  const shoppers = [
    ...Object.values(state.visitors).map(({ guest }) => guest),
    ...Object.values(state.accounts).map(({ shopper }) => shopper),
  ]
  const paid = shoppers.flatMap(({ payments }) => payments.flatMap(({ orderGid }) => orderGid ?? []))
  const twice = paid.filter((gid, index) => paid.indexOf(gid) !== index)
  return [...faultsOf(state, uncountedIn(state)), ...twice.map((gid) => `order ${gid} was paid twice`)].map(
    (fault) => ({
      what: `the shop: ${fault.replace(PATH_NUMBER, '#')}`,
      detail: fault,
      expects: '// The state: await page.evaluate(() => window.mock.server.store.read())',
    }),
  )
}
