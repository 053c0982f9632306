import { coupons } from '../../../fixtures/coupons.ts'
import { gameRows } from '../../../fixtures/engagement/games.ts'
import { surveyRows } from '../../../fixtures/engagement/surveys.ts'
import { topBannerRows } from '../../../fixtures/engagement/topBanners.ts'
import { testCards } from '../../../fixtures/inputs.ts'
import { named } from '../../../fixtures/named.ts'
import { demoPassword, people, type Person } from '../../../fixtures/people.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { warehouses } from '../../../fixtures/warehouses.ts'

const variants = [...Object.values(named).map((gid) => `variant-${gid}`), 'variant-of-nobody']
const places = warehouses().map(({ warehouse }) => warehouse._id)
const persons = Object.values<Person>(people)
const emails = [...persons.map(({ email }) => email), 'somebody@new.example']
const telephones = [...persons.flatMap(({ telephoneNumber }) => telephoneNumber ?? []), '012-345 6789', '012']
const passwords = [demoPassword, 'Pasar-2027', 'Other-Pass-1', 'short']
const postalCodes = ['50450', '10200', '80000', '87000', '99999', '504501234', 'abc']
const codes = [...Object.values(promoCodes).map(({ code }) => code), '$otp', '000000', 'NOSUCH']

/**
 * The typical values of a field, by its name. A word with `$` is replaced when it is sent, by a value of the shopper: an address, an order,
 * the last code.
 */
const pools: Readonly<Record<string, readonly string[]>> = {
  variant: variants,
  variantId: variants,
  ids: variants,
  variantIds: variants,
  warehouse: places,
  warehouseId: places,
  email: emails,
  invitedEmail: emails,
  phone: telephones,
  phoneNumber: telephones,
  telephone: telephones,
  telephoneNumber: telephones,
  password: passwords,
  newPassword: passwords,
  currentPassword: passwords,
  postalCode: postalCodes,
  code: codes,
  promoCodes: codes,
  otp: ['$otp', '123456'],
  token: ['$reset', 'no-such-token'],
  cartId: ['$cart', '$cart', 'cart-of-nobody'],
  orderId: ['$order', '$order', '1'],
  id: ['$address', '$billing', '$order', '$member', 'nobody'],
  listId: ['$list', 'list-of-nobody'],
  shoppingListId: ['$list', '$list', 'list-of-nobody'],
  listName: ['Weekly', 'Monthly', 'Feast'],
  idempotencyKey: ['key-0001', 'key-0002', 'key-0003', 'key-0004'],
  deliveryTimeId: ['$slot', '$slot', 'slot-of-nobody'],
  addressId: ['$address'],
  marketplaceAddressId: ['$address'],
  selectedSavedPaymentMethod: ['$billing', 'card-of-nobody'],
  cardNumber: Object.values(testCards),
  accountNumber: ['1000000001', '1000000487'],
  expiry: ['12/30', '01/20'],
  securityCode: ['123', '1234'],
  taxCode: ['C2100000070', 'C2100000120', 'C2100000130', 'C0000000000'],
  couponId: Object.values(coupons).map(({ id }) => id),
  cancellationReason: ['changed_mind', 'other', 'no-such-reason'],
  gameId: Object.values(gameRows).map(({ id }) => id),
  cta: Object.values(gameRows).map(({ cta }) => cta),
  surveyId: Object.values(surveyRows).map(({ id }) => id),
  questionId: ['freshness-greens', 'freshness-wish', 'bags-kind'],
  answer: ['Good', 'Paper', 'The kangkung'],
  bannerId: topBannerRows.map(({ id }) => id),
  // Of paths
  orderGid: ['$order', '$order', '1', 'x'],
  gid: ['130000', '900001', '999999', named.saleMilk],
  slug: ['dairy-eggs', 'this-weeks-offers', 'harvest-week', 'x'],
  category: ['category', 'highlight', 'x'],
  range: ['1-1', '2-2', '1-2', 'two'],
  pageNum: ['1', '2', 'x'],
  term: ['milk', 'beras', 'zz', 'mil'],
  language: ['en', 'ms', 'zh', 'fr'],
  namespace: ['common', 'seo', 'partner', 'none'],
  sellerSlug: ['kopi-warisan', 'kedai-sinar'],
  softCategoryIds: ['900001'],
}

export const poolOf = (name: string): readonly string[] | undefined => pools[name]
