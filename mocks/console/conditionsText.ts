import type { Conditions } from '../controls/conditions.ts'
import type { ConsoleTranslate } from './texts.ts'

const PERCENT = 100

/** The conditions that are on, in a line: `2 armed · 30% fail · offline`. Empty without any. */
export function conditionsText(conditions: Conditions, say: ConsoleTranslate): string {
  const { armed, failureRate, isSlow, isOffline, isHolding, clock } = conditions
  return [
    armed > 0 && say('conditions.armed', { number: armed }),
    failureRate > 0 && say('conditions.failing', { percent: Math.round(failureRate * PERCENT) }),
    isSlow && say('conditions.slow'),
    isOffline && say('conditions.offline'),
    isHolding && say('conditions.holding'),
    clock !== 'own' && say(`conditions.clock_${clock}`),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
