/**
 * The public types of the package `pasar-mock`. They import no schema, so that the package needs no other package for its types; the
 * compiler checks in `openShop.ts` that the controls of the shop fit them.
 */
import type { CallName } from '../../../src/contract/callTable.ts'
import type { PersonaId } from '../../scenarios/personas.ts'

/** What a shop starts with. */
export interface ShopOptions {
  /** The only origin whose requests are answered, such as `https://api.example.com`. Without it the shop answers every origin. */
  origin?: string
  /** The path before `/api/…`, with a slash at both ends: `/shop/` answers `/shop/api/carts/sync`. */
  base?: string
  /** Decides ids, tokens, stock and every other random result. */
  seed?: number
  /** The approximate number of generated variants, up to 80,000, instead of the hand-written ones. */
  catalogueSize?: number
  /** Milliseconds before each answer. */
  latency?: number
  /** Answers 400 to fields, query parameters and headers that the contract does not have. */
  isStrict?: boolean
  /**
   * The time at which the clock is frozen, such as `2026-12-24T10:00`, in Malaysia unless it names a zone. Without it the clock is the
   * machine's.
   */
  clock?: string
  /** Keeps the shop in IndexedDB, over reloads and for every tab. In a browser only. */
  isKept?: boolean
}

/** What a call is answered with: another body, or a merge patch (RFC 7396) of the real reply. */
export interface AnswerOverride {
  body?: unknown
  patch?: unknown
  /** From 200 to 599. */
  status?: number
  headers?: Record<string, string>
  /** Although the body does not fit the reply's schema. */
  isForced?: boolean
  /** `once` (the usual), `2` for the second request, `always`, `30%`. */
  when?: string
}

/** A change of the shop's records. Variants by id or gid, money in cents. */
export interface ShopChange {
  stock?: { variant: string; warehouse?: string; available: number }
  /**
   * `salePrice: null` ends the sale; `saleEnd` is the time when it ends, such as `2026-12-24T10:00`. States: 0 discontinued, 1 active, 2 active
   * while it is in stock.
   */
  price?: {
    variant: string
    price?: number
    salePrice?: number | null
    saleEnd?: string | null
    state?: 0 | 1 | 2
  }
  /** Of the person who is signed in. Roles: 0 default, 1 owner, 2 member, 3 cart editor, 4 admin. */
  account?: {
    points?: number
    credits?: number
    role?: 0 | 1 | 2 | 3 | 4
    membership?: 'none' | 'all except redeem' | 'all' | 'absent'
  }
  coupon?: { id: string; status: 'available' | 'clipped' | 'redeemed' }
  slot?: { id: string; warehouse?: string; left: number }
  cart?: { variant: string; warehouse?: string; quantity: number }
  /**
   * Moves the clock to the time when the order reaches the status: 0 new, 1 received, 2 confirmed, 3 shopping, 4 complete shopping, 5 in
   * transit, 6 picked up by customer, 7 shipped, 8 delivered, 9 cancelled, 10 failed to fulfill.
   */
  order?: { gid: string; status?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 }
}

/** A request and how it ended, with secrets hidden. */
export interface JournalEntry {
  number: number
  /** ISO time, by the shop's clock. */
  at: string
  method: string
  path: string
  call: CallName | 'page' | null
  /** 0 when no answer was received. */
  status: number
  body?: unknown
  answer?: unknown
  refusal?: unknown
  /** The fault that was armed for it. */
  fault?: string
  /** What does not fit the contract. */
  drift?: { field: string; expected: string; of?: 'request' }
}

/** Everything that changes a shop from outside. A misspelt name throws an error that lists similar names. */
export interface MockControls {
  /** `cart.change.rejected@2`, `changeCart:network@always`, `any:status:503`. */
  arm(what: string): void
  answer(call: CallName | 'page' | 'any', override: AnswerOverride): void
  /** False when nothing of this name was armed. */
  disarm(name: string): boolean
  armed(): readonly { name: string; matched: number; isSpent: boolean }[]
  /** Disarms everything, and resets the network. */
  clear(): void
  /** Every scenario of the error catalogue. */
  readonly scenarios: readonly { id: string }[]
  /** `{ latency: 'lognormal:300', failureRate: 0.3, isOffline: true }`; what is left out stays. */
  setNetwork(change: { latency?: string; failureRate?: number; isOffline?: boolean; seed?: number }): void
  strict(isOn?: boolean): boolean
  /** Signs a persona in. */
  become(persona: PersonaId): Promise<void>
  persona(): Promise<PersonaId | null>
  /** Returns the snapshot from before the change, for `snapshots.restore(id)`. */
  set(change: ShopChange): Promise<{ id: number }>
  readonly snapshots: { restore(id: number): Promise<boolean> }
  readonly clock: {
    /** ISO time. */
    now(): string
    set(time: string | number): Promise<void>
    advance(ms: number): Promise<void>
    freeze(): Promise<void>
    resume(): Promise<void>
  }
  /** Holds finished answers until they are released. */
  readonly holding: {
    hold(isOn: boolean): void
    held(): readonly { number: number; method: string; path: string }[]
    release(number: number): void
  }
  /** The last 200 requests, oldest first. */
  journal(): readonly JournalEntry[]
  /** Waits for a call, for 5 seconds unless `withinMs` is another time. */
  wait(wanted: {
    call: CallName | 'page'
    count?: number
    withinMs?: number
  }): Promise<readonly JournalEntry[]>
  /** What is not as expected, in words; empty if all is. */
  verify(expected: {
    calls?: Readonly<Record<string, number>>
    isAllAnswered?: boolean
    isNothingArmed?: boolean
    isWithoutDrift?: boolean
  }): string[]
}

/** A mocked shop. */
export interface MockShop {
  readonly controls: MockControls
  /** The answer to a request; null for a request that is not the shop's. A network failure is `Response.error()`. */
  answer(request: Request): Promise<Response | null>
  /** A new shop: its first clock, nothing armed, an empty journal, no visitors. */
  reset(): Promise<void>
  /** The endings that this shop and all shops by name have met, by call: save it as JSON for `npx pasar-mock coverage <file>`. */
  coverage(): Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Another shop for a test that runs at the same time: it answers the requests with the header `x-mock-shop: <name>`. */
  shop(name: string): { readonly controls: MockControls }
  close(): void
}
