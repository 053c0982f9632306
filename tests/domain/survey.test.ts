import { describe, expect, test } from 'vitest'
import type { Survey } from '../../src/contract/entities/engagement/survey.ts'
import {
  answeredCount,
  isRequired,
  surveyForLeaving,
  surveyResultsOf,
  takesAnswers,
} from '../../src/domain/engagement/survey.ts'

const bread = { _id: 'bread', text: 'Which bread?', choices: ['White', 'Brown'] }
const comment = { _id: 'comment', text: 'What else?' }
const survey: Survey = { _id: 's1', status: 0, questions: [bread, comment] }

test.each([
  ['an open one', {}, true],
  ['one that is over', { status: 1 }, false],
  ['one of another status, which the documents do not name', { status: -1 }, false],
  ['an open one that this shopper has answered', { isAnswered: true }, false],
])('%s takes answers: %#', (_, more, expected) => {
  expect(takesAnswers({ ...survey, ...more })).toBe(expected)
})

test('choices are required, text only if it is the only question', () => {
  expect([bread, comment].map((question) => isRequired(survey, question))).toEqual([true, false])
  expect(isRequired({ questions: [comment] }, comment)).toBe(true)
})

describe('what is sent', () => {
  test.each([
    ['both answers', { answer0: '1', answer1: ' rye ' }, ['Brown', 'rye']],
    ['the first choice, whose number is 0', { answer0: '0', answer1: '' }, ['White']],
    ['no words of blanks', { answer0: '0', answer1: '   ' }, ['White']],
    ['no choice that is none any more', { answer0: '2', answer1: 'rye' }, ['rye']],
    ['nothing of what was not asked', { answer7: 'rye' }, []],
  ])('%s', (_, texts, answers) => {
    expect(surveyResultsOf(survey, texts).answers.map(({ answer }) => answer)).toEqual(answers)
    expect(answeredCount(survey, texts)).toBe(answers.length)
  })
})

describe('when a leaving shopper gets a survey', () => {
  const leaving: Survey = { ...survey, _id: 's2', isForLeaving: true }
  test.each<[string, Survey[], string[], string | null]>([
    ['the one for that', [survey, leaving], [], 's2'],
    ['no survey that is only on its own page', [survey], [], null],
    ['nothing that came up before', [leaving], ['s2'], null],
    ['nothing that is over', [{ ...leaving, status: 1 }], [], null],
    ['nothing that they have answered', [{ ...leaving, isAnswered: true }], [], null],
  ])('%s', (_, surveys, asked, expected) => {
    expect(surveyForLeaving(surveys, asked)?._id ?? null).toBe(expected)
  })
})
