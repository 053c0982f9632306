import { describe, expect, test } from 'vitest'
import { patternOf } from '../../mocks/console/scenarios/pattern.ts'
import type { Sighting } from '../../mocks/console/scenarios/sightings.ts'
import { evidenceOf } from '../../mocks/console/scenarios/useEvidence.ts'
import { expectedText } from '../../mocks/console/scenarios/outcomeText.ts'
import { scenarioOf } from '../../mocks/scenarios/table.ts'
import { checksOf, verdictOf } from '../../mocks/console/scenarios/verdict.ts'

describe('the verdict', () => {
  const notice = { expects: { key: 'card.few_left', as: 'notice' } } as const
  const reloaded = { expects: { key: 'cart.title', as: 'page' }, isReloaded: true } as const
  const silent = { expects: null } as const
  const inFull = { expects: null, isReloaded: true } as const
  const logged = { expects: null, isLogged: true } as const
  const field = { expects: { key: 'card.few_left', as: 'field' }, isFocused: true } as const
  const noDialog = { expects: null, hasNoDialog: true } as const
  const text = 'only {{count}} left (today)'
  const errorHeadings = ['Something went wrong']
  const seen = (as: Sighting['as'], words: string): Sighting => ({ as, text: words })
  const expected = 'only 3 left (today)'
  const reload = seen('reload', '')
  const log = seen('log', 'Tracking: unsent 500')

  test.each([
    ['none before the fault happens', notice, 0, [seen('notice', expected)], 'waiting'],
    ['a text with its values inserted', notice, 1, [seen('notice', expected)], 'fits'],
    [
      'a text that was replaced by another',
      notice,
      1,
      [seen('notice', expected), seen('notice', 'Hi')],
      'fits',
    ],
    ['the same text in another place', notice, 1, [seen('alert', expected)], 'waiting'],
    ['another text in the same place', notice, 1, [seen('notice', 'Sold out')], 'differs'],
    ['a heading without the expected load', reloaded, 1, [seen('page', expected)], 'waiting'],
    ['a heading before the expected load', reloaded, 1, [seen('page', expected), reload], 'waiting'],
    ['a heading after the expected load', reloaded, 1, [reload, seen('page', expected)], 'fits'],
    ['a page that continues', silent, 1, [seen('page', 'Milk')], 'fits'],
    ['a message where none is expected', silent, 1, [seen('alert', 'Sorry')], 'differs'],
    ['a notice where none is expected', silent, 1, [seen('notice', 'Sorry')], 'differs'],
    ['an error page where none is expected', silent, 1, [seen('page', 'Something went wrong')], 'differs'],
    ['a dialog that the shopper opened', silent, 1, [seen('dialog', 'Departments')], 'fits'],
    ['a dialog where none may open', noDialog, 1, [seen('dialog', 'Welcome')], 'differs'],
    ['messages of a page that a person loaded again', silent, 1, [reload, seen('alert', 'Sorry')], 'fits'],
    ['a silent page before its load', inFull, 1, [], 'waiting'],
    ['a silent page after its load', inFull, 1, [seen('alert', 'Sorry'), reload], 'fits'],
    ['an error page after the load', inFull, 1, [reload, seen('page', 'Something went wrong')], 'differs'],
    ['an error that is not logged yet', logged, 1, [], 'waiting'],
    ['a field without the focus', field, 1, [seen('field', expected)], 'waiting'],
    ['a field with the focus', field, 1, [seen('field', expected), seen('focus', expected)], 'fits'],
    ['another text at a field', field, 1, [seen('field', 'Hi'), seen('focus', 'Hi')], 'differs'],
    ['an error in the log', logged, 1, [log], 'fits'],
  ] as const)('%s', (_, row, matched, sightings, verdict) => {
    expect(verdictOf(row, { matched, sightings, text, errorHeadings })).toBe(verdict)
  })

  test('a pattern matches special characters literally', () => {
    expect(patternOf('Price (RM)?').test('Price (RM)?')).toBe(true)
    expect(patternOf('Price (RM)?').test('Price RM')).toBe(false)
  })
})

test('without the shop’s texts, as while a page loads again, nothing is compared and no key is shown', () => {
  const row = scenarioOf('access.forbidden')
  if (!row) throw new Error('There is no such scenario')
  const armed = { ...row, name: row.id, when: { kind: 'once' }, seen: 1, matched: 1, isSpent: true } as const
  const followed = {
    sightings: [{ as: 'reload', text: '' } as const, { as: 'page', text: 'Your cart' } as const],
  }
  const evidenceWith = (text: string) => evidenceOf(row, followed, { armed: () => [armed] }, () => text)
  expect(verdictOf(row, evidenceWith(''))).toBe('waiting')
  expect(verdictOf(row, evidenceWith('Your cart'))).toBe('fits')
  const say = (key: string, values?: object) => JSON.stringify([key, values])
  const shown = checksOf(row, evidenceWith('')).map((check) =>
    expectedText(row, check, { say, shopText: () => '' }),
  )
  expect(shown.at(-1)).toContain('…')
  expect(shown.join(' ')).not.toContain('cart.title')
})
