import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { listingEntryOf } from '../../fixtures/catalogue.ts'
import en from '../../locales/en/common.json' with { type: 'json' }
import shop from '../../locales/en/shop.json' with { type: 'json' }
import type { ListingEntry } from '../../src/contract/entities/product/listingEntry.ts'
import { createI18n } from '../../src/i18n/index.ts'
import { Announcer } from '../../src/ui/feedback/Announcer.tsx'
import { ClockContext } from '../../src/ui/time/clockContext.ts'
import { opening, present } from '../fixtures/present.ts'

createI18n('en', { en: { common: en } }).addResourceBundle('en', 'common', shop, true)

/** Renders a component inside a router, with a clock that is frozen at the fixture shop's opening by default. */
export const staged = (content: ReactNode, now: () => number = () => opening) => (
  <MemoryRouter>
    <ClockContext value={now}>
      {content}
      <Announcer />
    </ClockContext>
  </MemoryRouter>
)

export function draw(content: ReactNode, now?: () => number) {
  const view = render(staged(content, now))
  return {
    shopper: userEvent.setup(),
    again: (next: ReactNode) => view.rerender(staged(next, now)),
    /** The last announcement for screen readers. */
    said: () => document.querySelector('[data-announcer]')?.lastElementChild?.textContent ?? '',
    ...view,
  }
}

/** The card's data of a variant, which must exist. */
export function entryOf(gid: string): ListingEntry {
  const entry = listingEntryOf(gid, present)
  if (!entry) throw new Error(`No variant ${gid}`)
  return entry
}
