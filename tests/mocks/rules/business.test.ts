import { describe, expect, test } from 'vitest'
import { suggestedSpellings } from '../../../mocks/rules/addressSpelling.ts'
import { leadForm } from '../../../mocks/rules/leadCapture.ts'
import { withLead } from '../../../mocks/rules/leadData.ts'
import { referralCredit, referralProblem } from '../../../mocks/rules/referral.ts'
import { isTaxCode } from '../../../mocks/rules/taxCodes.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { AccountType, ClientViewType } from '../../../src/contract/enumerations.ts'
import { home } from '../buyer.ts'

const { PERSONAL, BUSINESS } = AccountType
const { CONSUMER, BUSINESS: AS_BUSINESS } = ClientViewType

describe('the lead form', () => {
  const asked = { isAsked: true, isMandatory: false, isLocked: false }
  const quiet = { isAsked: false, isMandatory: false, isLocked: false }
  test.each([
    ['a guest', true, PERSONAL, CONSUMER, false, false, quiet],
    ['a customer', false, PERSONAL, CONSUMER, false, false, quiet],
    ['a business view', false, PERSONAL, AS_BUSINESS, false, false, asked],
    ['a business view that left it', false, PERSONAL, AS_BUSINESS, false, true, quiet],
    ['a business view that filled it in', false, PERSONAL, AS_BUSINESS, true, false, quiet],
    [
      'a business account',
      false,
      BUSINESS,
      AS_BUSINESS,
      false,
      false,
      { isAsked: true, isMandatory: true, isLocked: true },
    ],
    [
      'a business account that left it once',
      false,
      BUSINESS,
      CONSUMER,
      false,
      true,
      { isAsked: true, isMandatory: true, isLocked: true },
    ],
    [
      'a business account with a complete form',
      false,
      BUSINESS,
      AS_BUSINESS,
      true,
      false,
      { isAsked: false, isMandatory: true, isLocked: false },
    ],
  ] as const)('for %s', (_, isGuest, accountType, clientViewType, hasCompleted, hasLeft, expected) => {
    expect(leadForm({ isGuest, accountType, clientViewType, hasCompleted, hasLeft })).toEqual(expected)
  })

  const short = {
    firstName: 'Devi',
    lastName: 'Krishnan',
    phoneNumber: '012-345 0013',
    companyName: ' Kedai ',
  }
  const whole = { ...short, size: '1-5', industryType: 'Retail', postalCode: '47300' }

  test('is complete with name, telephone, company, size, industry and postal code', () => {
    expect(withLead(undefined, whole)).toEqual({
      firstName: 'Devi',
      lastName: 'Krishnan',
      telephoneNumber: '0123450013',
      companyName: 'Kedai',
      size: '1-5',
      industryType: 'Retail',
      postalCode: '47300',
      hasCompletedLeadCapture: true,
    })
  })

  test.each(['size', 'industryType', 'postalCode'] as const)('is open without %s', (name) => {
    expect(withLead(undefined, { ...whole, [name]: ' ' }).hasCompletedLeadCapture).toBe(false)
  })

  test('keeps earlier answers', () => {
    expect(withLead(withLead(undefined, whole), short)).toMatchObject({
      size: '1-5',
      hasCompletedLeadCapture: true,
    })
  })
})

describe('inviting friends', () => {
  const input = { isEnabled: true, inviterId: 'wei-ling', accountId: 'nurul', numOrders: 0 }
  test.each([
    ['a friend with an account', input, undefined],
    ['a guest', { ...input, accountId: undefined }, undefined],
    ['the inviter’s own code', { ...input, accountId: 'wei-ling' }, 'own_invite'],
    ['an unknown code', { ...input, inviterId: undefined }, 'unknown'],
    ['a customer with earlier orders', { ...input, numOrders: 1 }, 'not_first_order'],
    ['a shop without invites', { ...input, isEnabled: false }, 'switched_off'],
  ])('%s', (_, given, problem) => {
    expect(referralProblem(given)).toBe(problem)
  })

  const promo = { creditAmount: cents(1_000), orderMinimum: cents(6_000) }
  test.each([
    ['the first order, exactly the minimum', true, 6_000, 1_000],
    ['the first order, a cent below', true, 5_999, 0],
    ['a second order', false, 20_000, 0],
  ])('%s', (_, isFirstOrder, itemsTotal, credit) => {
    expect(referralCredit({ isFirstOrder, itemsTotal: cents(itemsTotal) }, promo)).toBe(credit)
  })
})

describe('the spelling of an address', () => {
  test.each([
    ['as the post has it', home, []],
    ['a short street', { ...home, addressLine1: '12  Jln Bukit Bintang' }, [home]],
    ['another state', { ...home, city: 'KL', state: 'WP' }, [home]],
    ['the state in small letters', { ...home, state: 'kuala lumpur' }, [home]],
    ['a postal code of nowhere', { ...home, postalCode: '99999', state: 'X' }, []],
  ])('%s', (_, address, expected) => {
    expect(suggestedSpellings(address)).toEqual(expected)
  })
})

test.each([
  ['C2100000070', true],
  ['ig12345678901', true],
  ['C123', false],
  ['2100000070', false],
])('a tax number %s', (text, isOne) => {
  expect(isTaxCode(text)).toBe(isOne)
})
