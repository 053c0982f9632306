/** Answers for one shopper that arrive after the next one has logged in. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { coupons } from '../../fixtures/coupons.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { named } from '../../fixtures/named.ts'
import { clipCoupon } from '../../src/stores/cart/coupons.ts'
import { startDeferredAction } from '../../src/stores/deferred/deferredActions.ts'
import { setFavorite } from '../../src/stores/lists/favorites.ts'
import { arrangeList, renameList } from '../../src/stores/lists/listChanges.ts'
import { setListQuantity, waitForListWrites } from '../../src/stores/lists/listWrites.ts'
import { saveOrderAsList } from '../../src/stores/lists/saveOrderAsList.ts'
import { addToList } from '../../src/stores/lists/shoppingLists.ts'
import { logIn } from '../../src/stores/login/logIn.ts'
import { logOut } from '../../src/stores/login/logOut.ts'
import { useNotices } from '../../src/stores/notices/notices.ts'
import { useModals } from '../../src/stores/overlays/modals.ts'
import { currentAccount } from '../../src/stores/session/account.ts'
import { useSession } from '../../src/stores/session/session.ts'
import { openShop } from './shop.ts'

const shop = openShop()
beforeEach(shop.reset)
afterAll(shop.close)

const logInAs = (who: 'returningCustomer' | 'firstOrderCustomer') =>
  logIn({ email: people[who].email, password: demoPassword })

/** Logs out, and the next shopper in. */
async function changeShopper(): Promise<void> {
  await logOut()
  await logInAs('firstOrderCustomer')
}

const account = () => {
  const now = currentAccount()
  if (!now) throw new Error('A shopper should be logged in.')
  return now
}
const milk = () => shop.entry(named.saleMilk).variant
const spinach = () => shop.entry(named.spinach).variant
const noticesShown = () => useNotices.getState().notices.map(({ key }) => key)

beforeEach(async () => {
  useNotices.setState({ notices: [] })
  useModals.setState({ open: null })
  await logInAs('returningCustomer')
})

describe('a favourite', () => {
  /** Adds a favourite and waits for its answer, which comes after the released ones. */
  const addSpinach = async () => {
    setFavorite(spinach(), true)
    await expect.poll(noticesShown).toEqual(['favorites.added'])
  }

  test('is not shown to the next shopper', async () => {
    shop.hold((path) => path.endsWith('/add-favorite'))
    setFavorite(milk(), true)
    await shop.heldAnswers(1)
    await changeShopper()
    const shown = new Set<string>()
    const stop = useSession.subscribe(() => account().favorites.forEach((id) => shown.add(id)))
    shop.letGo()
    await addSpinach()
    stop()
    expect([...shown]).toEqual([spinach()._id])
  })

  test('that was removed again at once is not removed for the next shopper', async () => {
    shop.hold((path) => path.endsWith('/add-favorite'))
    setFavorite(milk(), true)
    setFavorite(milk(), false)
    await shop.heldAnswers(1)
    await changeShopper()
    shop.letGo()
    await addSpinach()
    expect(shop.calls('removeFavorite')).toBe(0)
  })

  test('of the next shopper is saved after a late answer to the same one', async () => {
    shop.hold((path) => path.endsWith('/add-favorite'))
    setFavorite(milk(), true)
    await shop.heldAnswers(1)
    await changeShopper()
    setFavorite(milk(), true)
    shop.letGo()
    await expect.poll(noticesShown).toEqual(['favorites.added'])
    expect(account().favorites).toEqual([milk()._id])
    expect(shop.calls('addFavorite')).toBe(2)
  })
})

describe('a list', () => {
  const firstList = () => {
    const [list] = account().shoppingLists
    if (!list) throw new Error('This shopper should have lists.')
    return list
  }

  test('is not among those of the next shopper after it was renamed', async () => {
    shop.hold((path) => path.startsWith('/api/lists/'))
    const renamed = renameList(firstList().gid, 'Breakfast')
    await shop.heldAnswers(1)
    await changeShopper()
    const { shoppingLists } = account()
    shop.letGo()
    await renamed
    expect(account().shoppingLists).toEqual(shoppingLists)
    expect(noticesShown()).toEqual([])
  })

  test.each([
    ['an item is added to it', () => addToList(firstList(), milk()), 'changeList'],
    ['it is rearranged', () => arrangeList(firstList().gid, { known: [], kept: [] }), 'replaceList'],
    ['an order is saved as one', () => saveOrderAsList({ orderVariants: [] }, 'Order', null), 'replaceList'],
  ] as const)('is read or created, and after a logout nothing follows: %s', async (_, change, next) => {
    shop.hold((path) => path.startsWith('/api/lists/'))
    const changed = change()
    await shop.heldAnswers(1)
    await logOut()
    shop.letGo()
    await changed
    expect(shop.calls(next)).toBe(0)
    expect(noticesShown()).toEqual([])
  })

  test('keeps its first quantity of two where the second was not sent before the logout', async () => {
    shop.hold((path) => path.endsWith('/lists/change'))
    setListQuantity(firstList(), milk(), { from: 1, to: 2 })
    setListQuantity(firstList(), milk(), { from: 2, to: 0 })
    await shop.heldAnswers(1)
    await logOut()
    shop.letGo()
    expect(await waitForListWrites()).toBe(true)
    expect(shop.calls('changeList')).toBe(1)
    expect(noticesShown()).toEqual([])
  })

  test('does not open for the next shopper', async () => {
    shop.hold((path) => path.startsWith('/api/lists/'))
    const opened = startDeferredAction({ kind: 'saved-list', listId: firstList().gid })
    await shop.heldAnswers(1)
    await changeShopper()
    shop.letGo()
    await opened
    expect(useModals.getState().open).toBeNull()
    expect(noticesShown()).toEqual([])
  })
})

test('a coupon is not clipped for the next shopper', async () => {
  shop.hold((path) => path.endsWith('/clip'))
  const clipped = clipCoupon({ couponId: coupons.minimumQuantity.id, name: 'RM 2 off' })
  await shop.heldAnswers(1)
  await changeShopper()
  const { coupons: own } = account()
  shop.letGo()
  await clipped
  expect(account().coupons).toEqual(own)
  expect(noticesShown()).toEqual([])
})
