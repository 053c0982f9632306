import type { Controls } from '../../controls/controls.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { type When, whenText } from '../../scenarios/when.ts'
import { follow, followedNow, stopFollowing } from './following.ts'

/** Arms a scenario, and from now on looks after what the shop makes of it. */
export function armRow(controls: Controls, { id }: ScenarioRow, when: When): void {
  // A row may have a `when` of its own, so that "once" must be explicit.
  controls.arm(`${id}${whenText(when) || '@once'}`)
  follow(id)
}

/** Disarms, and looks after it no longer. */
export function disarm(controls: Controls, name: string): void {
  controls.disarm(name)
  if (followedNow()?.id === name) stopFollowing()
}

/** Signs the row's persona in, arms the scenario and opens its page, without a reload. It replaces the followed scenario. */
export async function goThere(controls: Controls, row: ScenarioRow, when: When): Promise<void> {
  const before = followedNow()
  if (before) disarm(controls, before.id)
  await controls.become(row.persona)
  armRow(controls, row, when)
  await controls.shop()?.go(row.start)
}
