import type { OrganizationPayload } from '../../contract/entities/account/organization.ts'
import { store } from '../base/store.ts'

interface OrganizationState {
  /** The business as the last answer has it; null before the first page. */
  current: OrganizationPayload | null
  /** The page's data that it began with. */
  page: OrganizationPayload | null
}

export const useOrganization = store<OrganizationState>({ current: null, page: null })

/** Stores the business of a page's data. */
export const beginOrganization = (page: OrganizationPayload): void =>
  useOrganization.setState({ current: page, page })

/** The business of a page's data with the changes since then. The first render of other data comes before the store has it. */
export const shownOrganization = (page: OrganizationPayload, state: OrganizationState): OrganizationPayload =>
  state.page === page && state.current ? state.current : page
