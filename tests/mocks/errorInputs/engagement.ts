import { gameRows } from '../../../fixtures/engagement/games.ts'
import { surveyRows } from '../../../fixtures/engagement/surveys.ts'
import { named } from '../../../fixtures/named.ts'
import type { callSections } from '../../../src/contract/callTable.ts'
import { becomeCustomer } from '../customer.ts'
import type { ErrorInputs, Scene } from './errorInput.ts'

const quote = ({ ana }: Scene, variantId: string, postalCode = '50450') =>
  ana.ask('POST', '/api/submit-pallet-quote-request', {
    palletPayload: {
      firstName: 'Ana',
      lastName: 'Lim',
      email: 'ana@kedai.example',
      phoneNumber: '0123456789',
      postalCode,
      items: [{ variantId, pallets: 1 }],
    },
  })

async function askForNotice({ server, ana }: Scene, gid: string) {
  await becomeCustomer(server)
  await ana.sync()
  const { _id, inventory } = await ana.variantOf(gid)
  await ana.ask('POST', '/api/product/notify-when-instock', {
    variantId: _id,
    warehouseId: inventory[0]?.warehouse._id,
  })
}

const answer = ({ ana }: Scene, surveyId: string, questionId: string, text: string) =>
  ana.ask('POST', '/api/survey-results', {
    surveyResults: { surveyId, answers: [{ questionId, answer: text }] },
  })

async function play({ server, ana }: Scene, gameId: string, times = 1) {
  await becomeCustomer(server)
  await ana.sync()
  for (let time = 0; time < times; time += 1) await ana.ask('POST', '/api/games/play', { gameId })
}

export const engagementErrorInputs: ErrorInputs<(typeof callSections)['engagement']> = {
  submitPalletQuote: {
    not_found: (scene) => quote(scene, 'variant-of-nobody'),
    not_available: (scene) => quote(scene, `variant-${named.discontinuedBiscuit}`),
    585: (scene) => quote(scene, `variant-${named.saleMilk}`, '87000'),
  },
  notifyWhenInStock: {
    async not_found({ server, ana }) {
      await becomeCustomer(server)
      await ana.sync()
      await ana.ask('POST', '/api/product/notify-when-instock', {
        variantId: 'nobody',
        warehouseId: 'kl-express',
      })
    },
    not_available: (scene) => askForNotice(scene, named.discontinuedBiscuit),
    notice_excluded: (scene) => askForNotice(scene, named.excludedFromNoticeLobster),
    in_stock: (scene) => askForNotice(scene, named.saleMilk),
  },
  hideBanner: {
    not_found: ({ ana }) => ana.ask('PUT', '/api/product/hide-banner', { bannerId: 'banner-of-nobody' }),
  },
  submitSurvey: {
    not_found: (scene) => answer(scene, 'survey-of-nobody', 'x', 'Good'),
    survey_closed: (scene) => answer(scene, surveyRows.bags.id, 'bags-kind', 'Paper'),
    async already_answered(scene) {
      await answer(scene, surveyRows.freshness.id, 'freshness-greens', 'Good')
      await answer(scene, surveyRows.freshness.id, 'freshness-greens', 'Good')
    },
  },
  gameResults: { not_found: ({ ana }) => ana.ask('GET', '/api/games/results?cta=nothing') },
  playGame: {
    not_found: (scene) => play(scene, 'game-of-nobody'),
    game_over: (scene) => play(scene, gameRows.merdeka.id),
    no_plays_left: (scene) => play(scene, gameRows.wheel.id, 4),
  },
  dismissGames: {
    not_found: ({ ana }) => ana.ask('POST', '/api/games/dismiss', { gameId: 'game-of-nobody' }),
  },
}
