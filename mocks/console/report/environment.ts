import { createClock } from '../../base/clock.ts'
import { conditionsOf } from '../../controls/conditions.ts'
import type { Controls } from '../../controls/controls.ts'
import { conditionsText } from '../conditionsText.ts'
import { shopTime } from '../session/shopTime.ts'
import type { ConsoleTranslate } from '../texts.ts'

declare global {
  interface ImportMetaEnv {
    /** From package.json; an app that uses the mock as a package has none. */
    readonly VITE_SHOP_VERSION: string
  }
}

/** The hash of the entry script identifies a build; a development server has none. */
const buildHash = (): string | undefined =>
  Array.from(document.scripts, ({ src }) => /-([\w-]{8})\.js$/.exec(src)?.[1]).find(Boolean)

/** Where the report was written: browser, viewport, language, version, time and what is active. */
export function environmentFacts(
  controls: Controls,
  say: ConsoleTranslate,
): readonly (readonly [name: string, fact: string])[] {
  const version = [import.meta.env.VITE_SHOP_VERSION, buildHash()].filter(Boolean).join(' ')
  const now = controls.clock.now()
  const conditions = conditionsText(conditionsOf(controls), say)
  return [
    [say('report.browser'), navigator.userAgent],
    [say('report.viewport'), `${innerWidth} × ${innerHeight}, ${devicePixelRatio}×`],
    [say('report.language'), document.documentElement.lang],
    ...(version === '' ? [] : [[say('report.version'), version] as const]),
    [say('report.shop_time'), `${shopTime(Date.parse(now))} (${now})`],
    [say('report.machine_time'), new Date(createClock().now()).toISOString()],
    ...(conditions === '' ? [] : [[say('report.conditions'), conditions] as const]),
  ]
}
