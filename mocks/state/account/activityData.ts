import { type GameRow, gameRows } from '../../../fixtures/engagement/games.ts'
import { type SurveyRow, surveyRows } from '../../../fixtures/engagement/surveys.ts'
import type { AccountData } from '../../../src/contract/entities/account/accountData.ts'
import { isoTime } from '../../base/clock.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { statusAt } from '../payments.ts'
import type { Account } from '../records/account.ts'
import type { Shopper } from '../records/shopper.ts'

type ActivityData = Pick<
  AccountData,
  'payments' | 'backInStockRequests' | 'palletQuotes' | 'surveys' | 'games' | 'referrals'
>

const surveys = Object.values<SurveyRow>(surveyRows)
const games = Object.values<GameRow>(gameRows)

const surveysOf = ({ engagement }: Shopper, { language }: HandlerContext): AccountData['surveys'] =>
  engagement.surveys.map(({ at, results }) => {
    const survey = surveys.find(({ id }) => id === results.surveyId)
    return {
      title: survey?.title[language] ?? results.surveyId,
      answeredAt: isoTime(at),
      answers: results.answers.map(({ questionId, answer }) => ({
        question: survey?.questions.find(({ id }) => id === questionId)?.text[language] ?? questionId,
        answer,
      })),
    }
  })

const gamesOf = ({ engagement }: Shopper, { language }: HandlerContext): AccountData['games'] =>
  engagement.plays.map(({ gameId, prizeId, at }) => {
    const game = games.find(({ id }) => id === gameId)
    const prizes = [...(game?.prizes ?? []), ...(game?.instead ? [game.instead] : [])]
    return {
      name: game?.name[language] ?? gameId,
      playedAt: isoTime(at),
      prize: prizes.find(({ id }) => id === prizeId)?.name[language] ?? prizeId,
    }
  })

/** What an account's owner has done besides orders and lists, in words: products, surveys and games by their names. */
export function activityDataOf(
  { shopper, referrals = [] }: Account,
  nameOf: (variantId: string) => string,
  context: HandlerContext,
): ActivityData {
  const { engagement } = shopper
  return {
    payments: shopper.payments.map((payment) => ({
      provider: payment.provider,
      amount: payment.amount,
      status: statusAt(payment, context.now),
      createdAt: isoTime(payment.createdAt),
      ...(payment.orderGid === undefined ? {} : { orderGid: payment.orderGid }),
    })),
    backInStockRequests: engagement.restockNotices.map(({ variantId, at }) => ({
      name: nameOf(variantId),
      requestedAt: isoTime(at),
    })),
    palletQuotes: engagement.palletQuotes.map(({ number, at, payload: { items, ...contact }, orderGid }) => ({
      ...contact,
      number,
      createdAt: isoTime(at),
      items: items.map(({ variantId, pallets }) => ({ name: nameOf(variantId), pallets })),
      ...(orderGid === undefined ? {} : { orderGid }),
    })),
    surveys: surveysOf(shopper, context),
    games: gamesOf(shopper, context),
    referrals: referrals.map(({ credit, at }) => ({ credit, earnedAt: isoTime(at) })),
  }
}
