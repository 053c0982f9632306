import type { LinkOptions } from '../scenarios/link.ts'
import { isPersona, personas } from '../scenarios/personas.ts'
import { armFaultOption } from './arm.ts'
import { conditionsOf, isUsual } from './conditions.ts'
import type { Controls } from './controls.ts'
import { InvalidInput } from './invalidInput.ts'
import { UnknownName } from './unknownName.ts'
import type { ExplainedLinkProblem } from './explainedLinkProblem.ts'

const exampleSizes = ['5000', '80000']

function problemOf(parameter: string, value: string, error: unknown): ExplainedLinkProblem {
  if (error instanceof UnknownName) return { parameter, value, suggestions: error.suggestions }
  if (error instanceof InvalidInput && parameter === 'size')
    return { parameter, value, examples: exampleSizes }
  if (error instanceof InvalidInput) return { parameter, value, examples: [error.expected] }
  return { parameter, value, why: error instanceof Error ? error.message : String(error) }
}

const aboutTab: ReadonlySet<string> = new Set<keyof LinkOptions>([
  'mocks',
  'isConsole',
  'isCleared',
  'isKept',
])

/** Whether a link describes a situation; the others open or close the console, or clear the tab. */
const describesShop = (options: LinkOptions): boolean =>
  options.mocks.length > 0 || Object.keys(options).some((name) => !aboutTab.has(name))

/** Whether a link starts clean, with a new shop. */
export const startsClean = (options: LinkOptions): boolean => describesShop(options) && !options.isKept

/** Nothing is armed any more, and the network is perfect. What was on is in `controls.replaced`. */
function clear(controls: Controls): void {
  const before = conditionsOf(controls)
  if (!isUsual(before)) controls.replaced = before
  controls.clear()
}

/**
 * Applies the options of a link. A link that describes a situation starts clean, with a new shop, so that it shows the same to everyone,
 * whatever the tab did before (the earlier state stays as a snapshot); with `keep=1` everything else stays. Returns what could not be applied.
 */
export async function applyLink(
  controls: Controls,
  linkOptions: LinkOptions,
): Promise<ExplainedLinkProblem[]> {
  const { faultInjector, server } = controls
  const problems: ExplainedLinkProblem[] = []
  const { persona, clock, seed, catalogueSeed, size } = linkOptions
  const isWholeShop = startsClean(linkOptions)
  if (isWholeShop || linkOptions.isCleared) clear(controls)
  if (linkOptions.isCleared) await controls.clock.followMachine()
  if (isWholeShop)
    await controls.openAfresh({
      ...(seed === undefined ? {} : { seed }),
      ...(catalogueSeed === undefined ? {} : { catalogueSeed }),
      size: 'usual',
      clock: clock ?? 'machine',
      isFrozen: linkOptions.isClockFrozen === true,
    })
  if (size !== undefined) {
    try {
      await controls.setSize(size)
    } catch (error) {
      problems.push(problemOf('size', `${size}`, error))
    }
  }
  if (persona !== undefined) {
    const lower = persona.toLowerCase()
    try {
      if (!isPersona(lower)) throw new UnknownName('persona', persona, Object.keys(personas))
      await controls.become(lower)
    } catch (error) {
      problems.push(problemOf('persona', persona, error))
    }
  }
  faultInjector.setNetwork({
    ...(linkOptions.latency ? { latency: linkOptions.latency } : {}),
    ...(linkOptions.failureRate === undefined ? {} : { failureRate: linkOptions.failureRate }),
    ...(seed === undefined ? {} : { seed }),
    ...(linkOptions.isOffline ? { isOffline: true } : {}),
  })
  if (linkOptions.isHolding) faultInjector.holding.hold(true)
  for (const option of linkOptions.mocks) {
    try {
      armFaultOption(faultInjector, option)
    } catch (error) {
      problems.push(problemOf('mock', option.scenario ?? `${option.call}`, error))
    }
  }
  server.journal.clear()
  return problems
}
