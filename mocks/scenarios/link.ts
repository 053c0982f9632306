import { malaysianClock, malaysianDay } from '../base/malaysiaTime.ts'
import { isCalendarDay } from '../rules/calendarDay.ts'
import { type Fault, faultOf, faultText } from './fault.ts'
import { type Latency, latencyOf, latencyText } from './latency.ts'
import { isName, type LinkName as Name } from './linkNames.ts'
import { type When, whenOf, whenText } from './when.ts'

/** `cart.change.rejected@2` is a scenario, `changeCart:network@always` a fault of any call, `page:` of page data, `any:` of all. */
export interface FaultOption {
  scenario?: string
  call?: string
  fault?: Fault
  when: When
  /** Whether the link says when; a scenario has a `when` of its own. */
  isWhenSaid: boolean
}

/** The options of a repro link. Options that are left out stay as they are. */
export interface LinkOptions {
  mocks: readonly FaultOption[]
  persona?: string
  /** Milliseconds since 1970. */
  clock?: number
  isClockFrozen?: boolean
  latency?: Latency
  /** Probability from 0 to 1. */
  failureRate?: number
  /** The seed of ids, failures and generated products. */
  seed?: number
  /** The seed of the products alone, if it differs from the link's. */
  catalogueSeed?: number
  size?: number
  isOffline?: boolean
  isHolding?: boolean
  /** The console opens with the page, or stays closed. */
  isConsole?: boolean
  /** Whether the tab's conditions are cleared, and nothing else changes: `mock=none`. */
  isCleared?: boolean
  /** Whether the shop, its clock and the tab's conditions stay as they are, beside the link's own options. */
  isKept?: boolean
}

/** An unreadable part of a link, unchanged. */
export interface LinkProblem {
  parameter: string
  value: string
}

/** The shop's own part of an address's query. */
export function withoutLinkOptions(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !isName(name)))
}

/** Document 2's shop lies in Malaysia: a time without a zone is its time. */
const SHOP_ZONE = '+08:00'

/** `2026-12-24T10:00`, with a zone or without one, or a date alone; null when it is no time. */
export function clockOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return null
  const [day = '', time = '00:00'] = text.split('T')
  const hasZone = /(Z|[+-]\d{2}:\d{2})$/.test(time)
  const ms = Date.parse(`${day}T${time}${hasZone ? '' : SHOP_ZONE}`)
  return Number.isFinite(ms) && isCalendarDay(day) ? ms : null
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A time in a link: in the shop's time zone, to the second at most. */
export function clockText(ms: number): string {
  const seconds = new Date(ms).getUTCSeconds()
  const text = `${malaysianDay(ms)}T${malaysianClock(ms)}`
  return seconds === 0 ? text : `${text}:${twoDigits(seconds)}`
}

/** The part before the `@` and the one behind it, which is undefined without one. The JSON of an answer may contain the sign as well. */
export function splitWhen(text: string): { what: string; said?: string } {
  const at = text.lastIndexOf('@')
  return at <= text.lastIndexOf('}') ? { what: text } : { what: text.slice(0, at), said: text.slice(at + 1) }
}

function faultOptionOf(text: string): FaultOption | null {
  const { what, said } = splitWhen(text)
  const when = whenOf(said ?? '')
  if (when === null || what === '') return null
  const isWhenSaid = said !== undefined
  const colon = what.indexOf(':')
  if (colon < 0) return { scenario: what, when, isWhenSaid }
  const fault = faultOf(what.slice(colon + 1))
  return fault && { call: what.slice(0, colon), fault, when, isWhenSaid }
}

/** Several faults may be in one parameter, between commas; the JSON of an answer contains some as well. */
export const mocksIn = (value: string): string[] =>
  value.includes('{') ? [value] : value.split(',').map((part) => part.trim())

const rateOf = (text: string): number | null => {
  const percent = /^(\d{1,3}(?:\.\d)?)%$/.exec(text)
  const rate = percent ? Number(percent[1]) / 100 : Number(text)
  return text !== '' && rate >= 0 && rate <= 1 ? rate : null
}
const countOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** `mock=none` */
const NO_MOCKS = 'none'

type Reader = (value: string, linkOptions: LinkOptions) => LinkOptions | null

/** Adds one option to the others, unless it is unreadable. */
const reading =
  <Value>(read: (value: string) => Value | null, take: (value: Value) => Partial<LinkOptions>): Reader =>
  (value, linkOptions) => {
    const found = read(value)
    return found === null ? null : { ...linkOptions, ...take(found) }
  }

const isFlag = (value: string): true | null => (['', '1', 'true', 'on'].includes(value) ? true : null)
const isOnOrOff = (value: string): boolean | null =>
  ['0', 'false', 'off'].includes(value) ? false : isFlag(value)

const readers: Readonly<Record<Name, Reader>> = {
  mock(value, linkOptions) {
    if (value === NO_MOCKS) return { ...linkOptions, isCleared: true }
    const options = mocksIn(value).map(faultOptionOf)
    const mocks = options.filter((option) => option !== null)
    return mocks.length < options.length ? null : { ...linkOptions, mocks: [...linkOptions.mocks, ...mocks] }
  },
  persona: reading(
    (value) => value || null,
    (persona) => ({ persona }),
  ),
  clock(value, linkOptions) {
    const isFrozen = value.endsWith('!')
    // In a query a plus sign is a space.
    const text = (isFrozen ? value.slice(0, -1) : value).replace(/ (?=\d{2}:\d{2}$)/, '+')
    const clock = clockOf(text)
    return clock === null ? null : { ...linkOptions, clock, ...(isFrozen ? { isClockFrozen: true } : {}) }
  },
  latency: reading(latencyOf, (latency) => ({ latency })),
  failures: reading(rateOf, (failureRate) => ({ failureRate })),
  seed: reading(countOf, (seed) => ({ seed })),
  goods: reading(countOf, (catalogueSeed) => ({ catalogueSeed })),
  size: reading(
    (value) => countOf(value) || null,
    (size) => ({ size }),
  ),
  offline: reading(isFlag, () => ({ isOffline: true })),
  hold: reading(isFlag, () => ({ isHolding: true })),
  console: reading(isOnOrOff, (isConsole) => ({ isConsole })),
  keep: reading(isFlag, () => ({ isKept: true })),
}

/** Parses a link's query. Unreadable parts are reported and left out; the rest applies. */
export function readLink(search: URLSearchParams): { linkOptions: LinkOptions; problems: LinkProblem[] } {
  let linkOptions: LinkOptions = { mocks: [] }
  const problems: LinkProblem[] = []
  for (const [name, value] of search) {
    if (!isName(name)) continue
    const next = readers[name](value.trim(), linkOptions)
    if (next) linkOptions = next
    else problems.push({ parameter: name, value })
  }
  return { linkOptions, problems }
}

/** A scenario may have a `when` of its own, so that "once" must be explicit. */
const saidWhen = (when: When, scenario: string | undefined): string =>
  whenText(when) || (scenario === undefined ? '' : '@once')

const mockText = ({ scenario, call, fault, when, isWhenSaid }: FaultOption): string =>
  `${scenario ?? `${call}:${fault ? faultText(fault) : ''}`}${isWhenSaid ? saidWhen(when, scenario) : ''}`

/** `?` and the options, readable and typeable by hand, in the order of the documents' example; empty without options. */
export function linkQuery(linkOptions: LinkOptions): string {
  const { mocks, persona, clock, isClockFrozen, latency, failureRate, seed, catalogueSeed, size } =
    linkOptions
  const said: [Name, string][] = [
    ...mocks.map((option): [Name, string] => ['mock', mockText(option)]),
    ...(persona === undefined ? [] : ([['persona', persona]] satisfies [Name, string][])),
    ...(clock === undefined
      ? []
      : ([['clock', `${clockText(clock)}${isClockFrozen ? '!' : ''}`]] satisfies [Name, string][])),
    ...(latency === undefined ? [] : ([['latency', latencyText(latency)]] satisfies [Name, string][])),
    ...(failureRate === undefined ? [] : ([['failures', `${failureRate}`]] satisfies [Name, string][])),
    ...(seed === undefined ? [] : ([['seed', `${seed}`]] satisfies [Name, string][])),
    ...(catalogueSeed === undefined ? [] : ([['goods', `${catalogueSeed}`]] satisfies [Name, string][])),
    ...(size === undefined ? [] : ([['size', `${size}`]] satisfies [Name, string][])),
    ...(linkOptions.isOffline ? ([['offline', '1']] satisfies [Name, string][]) : []),
    ...(linkOptions.isHolding ? ([['hold', '1']] satisfies [Name, string][]) : []),
    ...(linkOptions.isConsole ? ([['console', '1']] satisfies [Name, string][]) : []),
  ]
  // Colons, at signs and percent signs stay unencoded, for people who read and type links.
  const plain = (value: string) => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%40', '@')
  return said.length === 0 ? '' : `?${said.map(([name, value]) => `${name}=${plain(value)}`).join('&')}`
}
