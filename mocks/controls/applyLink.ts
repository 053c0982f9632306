import type { LinkOptions } from '../scenarios/link.ts'
import { isPersona, personas } from '../scenarios/personas.ts'
import { armFaultOption } from './arm.ts'
import type { Controls } from './controls.ts'
import { InvalidInput } from './invalidInput.ts'
import { UnknownName } from './unknownName.ts'
import type { ExplainedLinkProblem } from './explainedLinkProblem.ts'

const exampleSizes = ['5000', '80000']

function problemOf(parameter: string, value: string, error: unknown): ExplainedLinkProblem {
  if (error instanceof UnknownName) return { parameter, value, suggestions: error.suggestions }
  if (error instanceof InvalidInput && parameter === 'size')
    return { parameter, value, examples: exampleSizes }
  throw error
}

/**
 * Applies the options of a link. A persona, a clock or a seed describes a whole shop: the shop opens afresh, so that the same link always
 * gives the same shop (the earlier state stays as a snapshot). Returns the unknown names.
 */
export async function applyLink(
  controls: Controls,
  linkOptions: LinkOptions,
): Promise<ExplainedLinkProblem[]> {
  const { faultInjector, server } = controls
  const problems: ExplainedLinkProblem[] = []
  const { persona, clock, seed, catalogueSeed } = linkOptions
  const isWholeShop = [persona, clock, seed, catalogueSeed].some((option) => option !== undefined)
  if (linkOptions.size !== undefined) {
    try {
      await controls.setSize(linkOptions.size)
    } catch (error) {
      problems.push(problemOf('size', `${linkOptions.size}`, error))
    }
  }
  if (isWholeShop)
    await controls.openAfresh({
      ...(seed === undefined ? {} : { seed }),
      ...(catalogueSeed === undefined ? {} : { catalogueSeed }),
      ...(clock === undefined ? {} : { clock, isFrozen: linkOptions.isClockFrozen === true }),
    })
  if (persona !== undefined) {
    if (isPersona(persona)) await controls.become(persona)
    else
      problems.push(problemOf('persona', persona, new UnknownName('persona', persona, Object.keys(personas))))
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
