import { gameRows } from '../../../fixtures/engagement/games.ts'
import { surveyRows } from '../../../fixtures/engagement/surveys.ts'
import { named } from '../../../fixtures/named.ts'
import { becomeCustomer } from '../customer.ts'
import type { Replies } from './replies.ts'

export const engagementReplies: Replies = async ({ server, ana }) => {
  await becomeCustomer(server)
  await ana.sync()
  await ana.ask('POST', '/api/submit-pallet-quote-request', {
    palletPayload: {
      firstName: 'Ana',
      lastName: 'Lim',
      email: 'ana@kedai.example',
      phoneNumber: '0123456789',
      postalCode: '50450',
      items: [{ variantId: `variant-${named.saleMilk}`, pallets: 1 }],
    },
  })
  const { _id, inventory } = await ana.variantOf(named.outOfStockSardines)
  await ana.ask('POST', '/api/product/notify-when-instock', {
    variantId: _id,
    warehouseId: inventory[0]?.warehouse._id,
  })
  await ana.ask('PUT', '/api/product/hide-banner')
  await ana.ask('GET', '/api/account/newsfeed/time')
  await ana.ask('GET', '/api/account/newsfeed')
  await ana.ask('GET', '/api/interstitial')
  await ana.ask('POST', '/api/survey-results', {
    surveyResults: {
      surveyId: surveyRows.freshness.id,
      answers: [{ questionId: 'freshness-greens', answer: 'Good' }],
    },
  })
  await ana.ask('GET', `/api/games/results?cta=${gameRows.wheel.cta}`)
  await ana.ask('POST', '/api/games/play', { gameId: gameRows.wheel.id })
  await ana.ask('POST', '/api/games/dismiss')
}
