import { describe, expect, test } from 'vitest'
import { isFound } from '../../mocks/console/scenarios/isFound.ts'
import { scenarioTable } from '../../mocks/scenarios/table.ts'

const found = (term: string): string[] =>
  scenarioTable.filter((row) => isFound(row, term)).map(({ id }) => id)

describe('a scenario is found by', () => {
  test.each([
    ['status and a word of its call', '401 cart', ['access.shop-unauthorized']],
    ['the words in another order', 'cart 401', ['access.shop-unauthorized']],
    ['capitals', 'Unauthorized CHANGECART', ['access.shop-unauthorized']],
    ['a whole number', '5', ['login.rejected-vn', 'real.login-vn']],
    ['its code', '561', ['join.email-exists', 'real.email-exists']],
    ['the word for its situation', 'captcha', ['access.challenged']],
    ['the path and the situation', '/api/carts/change captcha', ['access.challenged']],
    ['the status of a gateway', '502 verifyPhone', ['response.not-json']],
    ['the documents’ row', 'bot-protection block', ['access.challenged']],
    ['the page where it starts', 'lists rename', ['shopping-list.rename-failed']],
    ['its fault and its page', 'network checkout telephone', ['network.lost']],
    ['method and path', 'post /api/logout', ['logout.failed']],
  ])('%s', (_, term, ids) => {
    expect(found(term)).toEqual(ids)
  })

  test('the path of its call', () => {
    expect(found('/api/carts/change')).toEqual(
      expect.arrayContaining(['cart.change.rejected', 'access.forbidden', 'cart.add.rejected']),
    )
    expect(found('/api/carts/change')).not.toContain('login.rejected')
  })

  test('a timeout, which the shop shows as a network failure', () => {
    expect(found('timeout')).toContain('network.lost')
    expect(found('timeout')).not.toContain('response.not-json')
  })

  test('no word that it lacks', () => {
    expect(found('401 nonesuch')).toEqual([])
  })
})
