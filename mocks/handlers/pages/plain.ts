import { plainPages } from '../../../fixtures/content/pages.ts'
import { warehouses } from '../../../fixtures/warehouses.ts'
import type { PageKind } from '../../../src/contract/routes.ts'
import { FulfillerType, FulfillmentMethod } from '../../../src/contract/enumerations.ts'
import { homeProductRows } from '../../../fixtures/homeRows.ts'
import { postalCodeFacts } from '../../rules/postalCodes.ts'
import { UNITS_A_PALLET } from '../../rules/palletQuotes.ts'
import { isoTime } from '../../base/clock.ts'
import { palletQuotesOf } from '../../state/engagement/palletQuotes.ts'
import { STATE_VERSION } from '../../state/version.ts'
import { surveyOf, surveys } from '../../state/engagement/surveys.ts'
import { contactOf, filledIn, infoOf } from './contentParts.ts'
import type { PageAnswer, PageParts, PageRequest } from './pageRequest.ts'

type Kind = PageKind & keyof typeof plainPages

/** A page that consists mostly of text, with its other parts. */
function plain(kind: Kind, request: PageRequest, more: Partial<PageParts> = {}): PageAnswer {
  const { language, path } = request
  const row = plainPages[kind]
  const title = row.title[language]
  return {
    page: {
      page: infoOf(kind, path, title, title, request),
      email: contactOf(request),
      content: {
        slug: path.slice(1),
        title,
        sections: [{ id: 'part-1', heading: title, html: filledIn(row.html[language], request) }],
        pages: { firstPage: 1, lastPage: 1, pageCount: 1 },
      },
      ...more,
    },
  }
}

const isPlain = (kind: PageKind): kind is Kind => Object.hasOwn(plainPages, kind)

/** A page that consists of text only; null for a kind without text. */
export const plainPage = (kind: PageKind, request: PageRequest): PageAnswer =>
  isPlain(kind) ? plain(kind, request) : null

/** `/version` */
export const versionPage = (request: PageRequest): PageAnswer =>
  plain('version', request, {
    version: {
      server: 'pasar-mock',
      stateVersion: STATE_VERSION,
      openedAt: isoTime(request.state.openedAt),
      isKept: request.isKept,
    },
  })

const BULK_ROW = 'pantry'

/** `/bulk-purchase`: products for a quote, and this shopper's earlier requests. */
export function bulkPurchasePage(request: PageRequest): PageAnswer {
  const { catalogueView } = request
  const rows = homeProductRows(catalogueView.present)
  const row = rows.find(({ id }) => id === BULK_ROW) ?? rows[0]
  return plain('bulkPurchase', request, {
    bulkPurchase: {
      unitsAPallet: UNITS_A_PALLET,
      products: (row?.variantGids ?? []).flatMap((gid) => catalogueView.entry(gid) ?? []),
      quotes: palletQuotesOf(request),
    },
  })
}

/** `/insights`: the surveys, the open ones first. */
export const insightsPage = (request: PageRequest): PageAnswer =>
  plain('insights', request, {
    insights: {
      surveys: surveys
        .map((survey) => surveyOf(survey, request))
        .toSorted((one, other) => one.status - other.status),
    },
  })

/** `/branch`: the shop's locations. The warehouse of codes has no address. */
export const branchPage = (request: PageRequest): PageAnswer =>
  plain('branch', request, {
    branches: warehouses()
      .filter(
        ({ warehouse: { fulfillerType, fulfillmentMethodType } }) =>
          fulfillerType !== FulfillerType.SELLER && fulfillmentMethodType !== FulfillmentMethod.ELECTRONIC,
      )
      .map(({ warehouse, place, postalCode }) => ({
        warehouseId: warehouse._id,
        name: warehouse.name,
        place,
        state: postalCodeFacts(postalCode).state ?? '',
        postalCode,
        isPickup: warehouse.fulfillmentMethodType === FulfillmentMethod.IN_STORE_PICKUP,
      })),
  })
