import { describe, expect } from 'vitest'
import { surveyRows } from '../../../../fixtures/engagement/surveys.ts'
import type { Shopper } from '../../shopper.ts'
import { engagementIn } from './engagementCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const HOUR = 3_600_000

describe('a survey', () => {
  const { freshness, bags } = surveyRows
  const answers = [
    { questionId: 'freshness-greens', answer: 'Good' },
    { questionId: 'freshness-wish', answer: 'The kangkung' },
  ]
  const submit = (ana: Shopper, surveyId: string, given: object[]) =>
    ana.ask<{ error?: string; field?: string }>('POST', '/api/survey-results', {
      surveyResults: { surveyId, answers: given },
    })
  const status = async (ana: Shopper) => (await ana.page('/insights')).body.data?.insights?.surveys[0]

  test('is answered once, and its answers are stored', async ({ server, ana }) => {
    expect(await status(ana)).toMatchObject({ status: 0, isAnswered: false })
    expect(await submit(ana, freshness.id, answers)).toMatchObject({
      status: 200,
      body: { data: { surveyId: freshness.id } },
    })
    expect((await engagementIn(server)).surveys).toMatchObject([{ results: { answers } }])
    expect(await status(ana)).toMatchObject({ status: 0, isAnswered: true })
    expect(await submit(ana, freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'already_answered' },
    })
  })

  test('is open at status 0 only', async ({ server, ana }) => {
    expect(await submit(ana, bags.id, [{ questionId: 'bags-kind', answer: 'Paper' }])).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
    server.clock.advance(672 * HOUR)
    expect((await status(ana))?.status).toBe(1)
    expect(await submit(ana, freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
  })

  test.for([
    [
      'an answer of blanks',
      [{ questionId: 'freshness-wish', answer: '   ' }],
      400,
      'surveyResults.answers.0.answer',
    ],
    [
      'a question that is not its',
      [{ questionId: 'x', answer: 'Good' }],
      404,
      'surveyResults.answers.0.questionId',
    ],
    [
      'no choice of its',
      [{ questionId: 'freshness-greens', answer: 'Blue' }],
      400,
      'surveyResults.answers.0.answer',
    ],
    ['a question twice', [answers[0], answers[0]], 400, 'surveyResults.answers'],
    ['no answer', [], 400, 'surveyResults.answers'],
  ] as [string, object[], number, string][])('%s is refused', async ([, given, code, field], { ana }) => {
    expect(await submit(ana, freshness.id, given)).toMatchObject({ status: code, body: { field } })
  })

  test('accepts an option in any of its languages', async ({ ana }) => {
    expect(
      (await submit(ana, freshness.id, [{ questionId: 'freshness-greens', answer: '不错' }])).status,
    ).toBe(200)
  })
})
