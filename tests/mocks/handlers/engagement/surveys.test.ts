import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { surveyRows } from '../../../../fixtures/engagement/surveys.ts'
import { openServer, type Shopper, shopper } from '../../shopper.ts'
import { engagementIn } from './engaged.ts'

const HOUR = 3_600_000
let server: ReturnType<typeof openServer>
let ana: Shopper

beforeEach(async () => {
  server = openServer()
  ana = shopper(server)
  await ana.sync()
})
afterEach(() => {
  expect(server.drifts).toEqual([])
})

describe('a survey', () => {
  const { freshness, bags } = surveyRows
  const answers = [
    { questionId: 'freshness-greens', answer: 'Good' },
    { questionId: 'freshness-wish', answer: 'The kangkung' },
  ]
  const submit = (surveyId: string, given: object[]) =>
    ana.ask<{ error?: string; field?: string }>('POST', '/api/survey-results', {
      surveyResults: { surveyId, answers: given },
    })
  const status = async () => (await ana.page('/insights')).body.data?.insights?.surveys[0]

  test('is answered once, and its answers are kept', async () => {
    expect(await status()).toMatchObject({ status: 0, isAnswered: false })
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 200,
      body: { data: { surveyId: freshness.id } },
    })
    expect((await engagementIn(server)).surveys).toMatchObject([{ results: { answers } }])
    expect(await status()).toMatchObject({ status: 0, isAnswered: true })
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'already_answered' },
    })
  })

  test('is open at status 0 only', async () => {
    expect(await submit(bags.id, [{ questionId: 'bags-kind', answer: 'Paper' }])).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
    server.clock.advance(672 * HOUR)
    expect((await status())?.status).not.toBe(0)
    expect(await submit(freshness.id, answers)).toMatchObject({
      status: 409,
      body: { error: 'survey_closed' },
    })
  })

  test.each([
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
  ] as [string, object[], number, string][])('%s is refused', async (_, given, code, field) => {
    expect(await submit(freshness.id, given)).toMatchObject({ status: code, body: { field } })
  })

  test('a choice may be given in any of its languages', async () => {
    expect((await submit(freshness.id, [{ questionId: 'freshness-greens', answer: '不错' }])).status).toBe(
      200,
    )
  })
})
