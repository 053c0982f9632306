import { expect, test } from 'vitest'
import type { StartupInterstitial } from '../../src/contract/entities/engagement/interstitial.ts'
import { interstitialToShow, isRedirect } from '../../src/domain/engagement/interstitial.ts'

const plain: StartupInterstitial = {
  _id: 'welcome',
  interstitialActionType: 1,
  interstitialWebTemplateType: 0,
}
const carousel: StartupInterstitial = { ...plain, _id: 'prices', interstitialWebTemplateType: 3 }

test.each([
  ['the first', [plain, carousel], [], false, 'welcome'],
  ['the next, once the first was closed', [plain, carousel], ['welcome'], false, 'prices'],
  ['none, once all were', [plain, carousel], ['welcome', 'prices'], false, undefined],
  ['no carousel on a category', [carousel, plain], [], true, 'welcome'],
  ['none of none', [], [], false, undefined],
])('%s', (_, interstitials, seen, isOnCategory, shown) => {
  expect(interstitialToShow(interstitials, { seen, isOnCategory })?._id).toBe(shown)
})

test('action type 0 redirects by itself', () => {
  expect(isRedirect({ ...plain, interstitialActionType: 0 })).toBe(true)
  expect(isRedirect(plain)).toBe(false)
})
