import type { Controls } from '../../controls/controls.ts'
import type { ScenarioRow } from '../../scenarios/row.ts'
import { rowLink } from '../../scenarios/rowLink.ts'
import { type When, whenText } from '../../scenarios/when.ts'
import { follow, followedNow, stopFollowing } from './following.ts'

/** Arms a scenario and follows it. */
export function armRow(controls: Controls, { id }: ScenarioRow, when: When): void {
  // A row may have a `when` of its own, so that "once" must be explicit.
  controls.arm(`${id}${whenText(when) || '@once'}`)
  follow(controls, id)
}

/** Disarms, and stops following it. */
export function disarm(controls: Controls, name: string): void {
  controls.disarm(name)
  if (followedNow()?.id === name) stopFollowing()
}

const loadDocument = (address: string): void => location.assign(address)

const pathOf = (address: string): string => new URL(address, location.origin).pathname

/**
 * Signs the row's persona in, arms the scenario and opens its page, without a reload. It loads the link as a new page instead if only the
 * start of a page meets the fault, if the scenario starts on the current page, where a step may already be done, and while a dialog is open,
 * which would stay open over the next page. It replaces the followed scenario.
 */
export async function goThere(
  controls: Controls,
  row: ScenarioRow,
  when: When,
  load = loadDocument,
): Promise<void> {
  const before = followedNow()
  if (before) disarm(controls, before.id)
  const { base } = controls.server
  const isThere = pathOf(location.href) === pathOf(`${base}${row.start.slice(1)}`)
  const isCovered = document.querySelector('[role="dialog"]') !== null
  if (row.isAtStart || isThere || isCovered) {
    follow(controls, row.id)
    load(`${base}${rowLink(row, when).slice(1)}&keep=1`)
    return
  }
  await controls.become(row.persona)
  armRow(controls, row, when)
  await controls.shop()?.go(row.start)
}
