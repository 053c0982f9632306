import { describe, expect, test } from 'vitest'
import { passwordRuleNames, passwordRules, passwordStrength } from '../../src/domain/password.ts'

const met = (text: string) => passwordRuleNames.filter((rule) => passwordRules[rule](text))

describe('the rules of a password (document 1 §5)', () => {
  test.each([
    ['', []],
    ['abc', ['lower', 'spaces']],
    ['ABCDEFGH', ['length', 'upper', 'spaces']],
    ['abc DEF 12', ['length', 'lower', 'upper', 'symbol']],
    ['Pasar-2026', ['length', 'lower', 'upper', 'symbol', 'spaces']],
  ])('"%s" meets %j', (text, rules) => {
    expect(met(text)).toEqual(rules)
  })
})

describe('the strength of a password', () => {
  test.each([
    ['pasar2026', 'weak'],
    // All rules are met, with five different characters.
    ['Aa1Aa1Aa1bc', 'weak'],
    ['Pasar-2026', 'fair'],
    ['Abcdefg9', 'fair'],
    ['Pasar-pagi-2026', 'strong'],
    ['Xk7!mQ2#vB9z', 'strong'],
  ] as const)('of "%s" is %s', (text, strength) => {
    expect(passwordStrength(text)).toBe(strength)
  })
})
