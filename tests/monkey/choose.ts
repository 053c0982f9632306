import { type Chance, nextNumber } from '../../mocks/base/random.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'
import type { Action, Control } from './action.ts'
import { paths, pick, sizes } from './starts.ts'

const typed = [
  'milk',
  'mee',
  '0123456789',
  '012-345',
  'aisyah@example.com',
  'Aisyah',
  '50450',
  '12 Jalan Ampang',
  '5555555555554444',
  '12/30',
  '123',
  '000000',
  'HELLO10',
  '-1',
  '0',
  '999999999',
  '   ',
  '',
  '<b>bold</b> & "quoted"',
  '中文 رز',
  'x'.repeat(300),
] as const

const keyboard = [
  'Escape',
  'Tab',
  'Shift+Tab',
  'Enter',
  'ArrowDown',
  'ArrowUp',
  'End',
  '/',
  '?',
  'g',
] as const

/** Waits from minutes to weeks, so that slots, sessions, offers and payments expire. */
const waits = [1, 20, 90, 24 * 60, 8 * 24 * 60] as const

const network = [
  { do: 'network', failureRate: 0.3, latency: 'none' },
  { do: 'network', failureRate: 0, latency: 'lognormal:300' },
  { do: 'network', failureRate: 0.1, latency: 'uniform:50-400' },
] as const

const isText = ({ role }: Control) => role === 'textbox' || role === 'searchbox' || role === 'spinbutton'

/** One of the controls: first a role, so that forty products do not outnumber one switch. */
function actionOn(chance: Chance, controls: readonly Control[]): Action {
  const role = pick(chance, [...new Set(controls.map((control) => control.role))])
  const control = pick(
    chance,
    controls.filter((one) => one.role === role),
  )
  if (isText(control))
    return { do: 'type', ...control, text: pick(chance, typed), isSent: nextNumber(chance) < 0.4 }
  if (role === 'combobox')
    return nextNumber(chance) < 0.5
      ? { do: 'choose', ...control, at: Math.floor(nextNumber(chance) * 5) }
      : { do: 'type', ...control, text: pick(chance, typed), isSent: nextNumber(chance) < 0.4 }
  return { do: 'tap', ...control }
}

const rarely: readonly (readonly [weight: number, choose: (chance: Chance) => Action])[] = [
  [6, (chance) => ({ do: 'key', key: pick(chance, keyboard) })],
  [5, () => ({ do: 'back' })],
  [2, () => ({ do: 'forward' })],
  [2, () => ({ do: 'reload' })],
  [3, (chance) => ({ do: 'open', path: pick(chance, paths) })],
  [2, (chance) => resized(pick(chance, sizes))],
  [2, (chance) => ({ do: 'language', language: pick(chance, ['English', 'Melayu', '中文']) })],
  [2, (chance) => ({ do: 'clock', minutes: pick(chance, waits) })],
  [3, () => ({ do: 'tab' })],
  [3, (chance) => ({ do: 'arm', fault: pick(chance, scenarioTable).id })],
  [1, (chance) => pick(chance, network)],
  [3, () => ({ do: 'calm' })],
]

const resized = ([width, height]: readonly [number, number]): Action => ({ do: 'resize', width, height })

/** Of a hundred actions, how many use a control of the page. */
const CONTROLS = 66

/** The next action, as the seed decides: mostly a control of the page, otherwise one of the browser, the clock or the network. */
export function nextAction(chance: Chance, controls: readonly Control[]): Action {
  let weight = nextNumber(chance) * (CONTROLS + rarely.reduce((sum, [each]) => sum + each, 0))
  for (const [each, choose] of rarely) {
    weight -= each
    if (weight < 0) return choose(chance)
  }
  return controls.length > 0 ? actionOn(chance, controls) : { do: 'back' }
}
