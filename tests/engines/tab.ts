import { WAITS_MS } from '../setup/newContext.ts'

/** A control or another element, as a screen reader has it, or the `field` with this label. A name in slashes is a regular expression: `/^Add · /`. */
export interface Part {
  role: string
  name: string
}

/** A tab of a browser, driven through WebDriver. Each engine has its own way; the tests are the same for all. */
export interface Tab {
  goto(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; arguments and result are JSON. It may return a promise. */
  run<Result, Given extends unknown[]>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** Presses the part with the pointer, as soon as it is there. */
  press(part: Part): Promise<void>
  /** Puts the focus on the part and presses a key: `Enter`, `Space` or `Escape`. */
  key(part: Part, key: Key): Promise<void>
  /** Replaces the text of a field by typing. */
  type(part: Part, text: string): Promise<void>
  close(): Promise<void>
}

/** Keys by their names, with the code points that WebDriver has for them. */
export const keys = { Enter: '\uE007', Space: ' ', Escape: '\uE00C' } as const
export type Key = keyof typeof keys

/** A running browser. */
export interface Engine {
  /** A tab of a new visitor: nothing is kept from those before. */
  visit(): Promise<Tab>
  close(): Promise<void>
}

const BETWEEN_MS = 100

/** Repeats the work until it returns something, or throws after two minutes. */
export async function until<Result>(
  what: string,
  work: () => Promise<Result | null | false>,
): Promise<Result> {
  const end = performance.now() + WAITS_MS
  for (;;) {
    const result = await work()
    if (result !== null && result !== false) return result
    if (performance.now() > end) throw new Error(`This did not happen: ${what}`)
    await new Promise((done) => setTimeout(done, BETWEEN_MS))
  }
}

/** Does the work again while it fails: the page may replace an element between being found and being pressed. */
export async function repeated(what: string, work: () => Promise<void>): Promise<void> {
  let reason: unknown
  await until(what, () =>
    work().then(
      () => true,
      (error: unknown) => {
        reason = error
        return null
      },
    ),
  ).catch((error: unknown) => {
    throw new Error(`${String(error)} ${String(reason)}`, { cause: reason })
  })
}
