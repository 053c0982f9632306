import { callTable } from '../../src/contract/callTable.ts'
import { faultKinds, faultText } from '../scenarios/fault.ts'
import type { InterferenceControls, Struck } from '../scenarios/interference.ts'
import type { MockWish } from '../scenarios/link.ts'
import { scenarioOf, scenarioTable } from '../scenarios/table.ts'
import { UnknownName } from './unknownName.ts'

const struckNames: readonly string[] = ['page', 'any', ...Object.keys(callTable)]

const isStruck = (name: string): name is Struck => struckNames.includes(name)

/** Arms what a link or a person names; throws `UnknownName` for what there is not. */
export function armWish(interference: InterferenceControls, wish: MockWish): void {
  const { scenario, call, fault, when, isWhenSaid } = wish
  if (scenario !== undefined) {
    const row = scenarioOf(scenario)
    if (!row)
      throw new UnknownName(
        'scenario',
        scenario,
        scenarioTable.map(({ id }) => id),
      )
    const { calls } = row
    interference.arm({ name: row.id, calls, fault: row.fault, when: isWhenSaid ? when : (row.when ?? when) })
    return
  }
  if (!fault) throw new UnknownName('fault', '', faultKinds)
  if (call === undefined || !isStruck(call)) throw new UnknownName('call', call ?? '', struckNames)
  interference.arm({ name: `${call}:${faultText(fault)}`, calls: [call], fault, when })
}
