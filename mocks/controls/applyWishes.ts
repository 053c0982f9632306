import type { LinkWishes } from '../scenarios/link.ts'
import { isPersona, personas } from '../scenarios/personas.ts'
import { armWish } from './arm.ts'
import type { Controls } from './controls.ts'
import { NotUnderstood } from './notUnderstood.ts'
import { UnknownName } from './unknownName.ts'
import type { WishProblem } from './wishProblem.ts'

const exampleSizes = ['5000', '80000']

function problemOf(parameter: string, value: string, error: unknown): WishProblem {
  if (error instanceof UnknownName) return { parameter, value, near: error.near }
  if (error instanceof NotUnderstood && parameter === 'size')
    return { parameter, value, examples: exampleSizes }
  throw error
}

/**
 * Carries out what a link wishes. A link that names a person, a clock or a seed, be it only that of the goods, tells of a whole shop: it is opened afresh, so that
 * the same link gives the same shop to everybody (what was there before can be stepped back to). Answers what is not known.
 */
export async function applyWishes(controls: Controls, wishes: LinkWishes): Promise<WishProblem[]> {
  const { faultInjector, server } = controls
  const problems: WishProblem[] = []
  const { persona, clock, seed, goods } = wishes
  const isWholeShop = [persona, clock, seed, goods].some((wish) => wish !== undefined)
  if (wishes.size !== undefined) {
    try {
      await controls.setSize(wishes.size)
    } catch (error) {
      problems.push(problemOf('size', `${wishes.size}`, error))
    }
  }
  if (isWholeShop)
    await controls.openAfresh({
      ...(seed === undefined ? {} : { seed }),
      ...(goods === undefined ? {} : { catalogueSeed: goods }),
      ...(clock === undefined ? {} : { clock, isFrozen: wishes.isClockFrozen === true }),
    })
  if (persona !== undefined) {
    if (isPersona(persona)) await controls.become(persona)
    else
      problems.push(problemOf('persona', persona, new UnknownName('persona', persona, Object.keys(personas))))
  }
  faultInjector.setNetwork({
    ...(wishes.latency ? { latency: wishes.latency } : {}),
    ...(wishes.failureRate === undefined ? {} : { failureRate: wishes.failureRate }),
    ...(seed === undefined ? {} : { seed }),
    ...(wishes.isOffline ? { isOffline: true } : {}),
  })
  if (wishes.isHolding) faultInjector.holding.hold(true)
  for (const wish of wishes.mocks) {
    try {
      armWish(faultInjector, wish)
    } catch (error) {
      problems.push(problemOf('mock', wish.scenario ?? `${wish.call}`, error))
    }
  }
  server.journal.clear()
  return problems
}
