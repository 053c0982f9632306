import type { Page } from 'playwright-core'
import { openStep } from '../shopping.ts'

/** One action or observation of a demo step. */
interface Move {
  /** Matches the part of the sentence that asks for it. */
  reads: RegExp
  does: (page: Page, ...words: string[]) => Promise<void>
}

const named = (words: string) =>
  new RegExp(`(^|: )${words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
const times: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3, 'four times': 4 }

/** Presses the button or link with this name. */
async function press(page: Page, words: string): Promise<void> {
  const name = named(words)
  const control = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
  await control.filter({ visible: true }).first().click()
}

async function pressPlus(page: Page, product: string, count: number): Promise<void> {
  const quantity = page.getByRole('main').getByRole('group', { name: `Quantity of ${product}`, exact: true })
  for (let press = 0; press < count; press += 1)
    await quantity
      .first()
      .getByRole('button', { name: /(to the cart|: one more)$/ })
      .click()
}

/** The sentences of the demo in the README, each with its browser action. */
const moves: readonly Move[] = [
  {
    reads: /press the plus sign of \*\*([^*]+)\*\* (once|twice|three times|four times)/i,
    does: (page, product = '', count = '') => pressPlus(page, product, times[count] ?? 0),
  },
  { reads: /press \*\*([^*]+)\*\*/i, does: (page, words = '') => press(page, words) },
  {
    reads: /`([^`]+)` into \*\*([^*]+)\*\*/,
    does: (page, text = '', field = '') => openStep(page).getByLabel(field).fill(text),
  },
  {
    reads: /type `([^`]+)` and press Enter/i,
    async does(page, text = '') {
      await page.getByRole('combobox').filter({ visible: true }).fill(text)
      await page.keyboard.press('Enter')
    },
  },
  {
    reads: /pick a time under \*\*([^*]+)\*\*/i,
    does: (page, group = '') =>
      page
        .getByRole('group', { name: named(group) })
        .locator('input:enabled')
        .first()
        .check(),
  },
  {
    reads: /(?:you see|\band) \*\*([^*]+)\*\*/i,
    async does(page, words = '') {
      await page.getByText(words).filter({ visible: true }).first().waitFor()
    },
  },
]

/** The steps of a numbered list, each as one line. */
export const stepsOf = (list: string): string[] =>
  Array.from(list.matchAll(/^\d+\. ([^]*?)(?=^\d+\. |^\S|\n\n)/gm), ([, step = '']) =>
    step.replaceAll(/\s+/g, ' ').trim(),
  )

/** The actions of a step, in order; throws if `moves` has none for part of the sentence. */
export function movesOf(step: string): ((page: Page) => Promise<void>)[] {
  let rest = step
  const found = moves.flatMap(({ reads, does }) => {
    const here: { at: number; act: (page: Page) => Promise<void> }[] = []
    rest = rest.replaceAll(new RegExp(reads, 'gi'), (...match: unknown[]) => {
      const texts = match.filter((part): part is string => typeof part === 'string')
      const [whole = ''] = texts
      const words = texts.slice(1, -1)
      here.push({ at: Number(match.at(-2)), act: (page) => does(page, ...words) })
      return ' '.repeat(whole.length)
    })
    return here
  })
  const unread = rest.match(/\*\*|`/)
  if (unread) throw new Error(`No entry in tests/journeys/docs/demo.ts matches: ${rest.trim()}`)
  return found.toSorted((one, other) => one.at - other.at).map(({ act }) => act)
}
