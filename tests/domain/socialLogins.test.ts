import { describe, expect, test } from 'vitest'
import { shopConfig } from '../../fixtures/shopConfig.ts'
import { allowedSocialLogins } from '../../src/domain/socialLogins.ts'

describe('social logins (document 1 §6)', () => {
  const { features, partnerLogins } = shopConfig
  test.each([
    ['both settings allow all', {}, {}, ['google', 'facebook', 'apple']],
    ['the shop has switched one off', { googleLogin: false }, {}, ['facebook', 'apple']],
    ['the partner has switched one off', {}, { apple: false }, ['google', 'facebook']],
    ['each has switched off another', { facebookLogin: false }, { google: false }, ['apple']],
    ['the partner has none', {}, { google: false, facebook: false, apple: false }, []],
  ])('%s', (_what, global, partner, allowed) => {
    const config = { features: { ...features, ...global }, partnerLogins: { ...partnerLogins, ...partner } }
    expect(allowedSocialLogins(config)).toEqual(allowed)
  })

  test('none is offered before the configuration is known', () => {
    expect(allowedSocialLogins(null)).toEqual([])
  })
})
