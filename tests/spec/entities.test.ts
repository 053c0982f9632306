import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountPayloadSchema } from '../../src/contract/entities/account/account.ts'
import { addressSchema } from '../../src/contract/entities/account/address.ts'
import { b2bSchema } from '../../src/contract/entities/account/b2b.ts'
import { businessAccountSchema } from '../../src/contract/entities/account/businessAccount.ts'
import { cartSchema } from '../../src/contract/entities/cart.ts'
import { categorySchema } from '../../src/contract/entities/product/category.ts'
import { checkoutInfoSchema } from '../../src/contract/entities/checkout.ts'
import { checkoutInputsSchema } from '../../src/contract/entities/checkoutInputs.ts'
import { configSchema } from '../../src/contract/entities/config.ts'
import { couponSchema } from '../../src/contract/entities/product/coupon.ts'
import {
  bannerInterstitialSchema,
  startupInterstitialSchema,
} from '../../src/contract/entities/engagement/interstitial.ts'
import { inviteSchema } from '../../src/contract/entities/account/invite.ts'
import { leadCaptureSchema } from '../../src/contract/entities/account/leadCapture.ts'
import { listingEntrySchema } from '../../src/contract/entities/product/listingEntry.ts'
import { locationSchema } from '../../src/contract/entities/location.ts'
import { orderSchema } from '../../src/contract/entities/order.ts'
import { categoryPageSchema, searchPageSchema } from '../../src/contract/entities/page.ts'
import { promotionBadgeSchema } from '../../src/contract/entities/product/promotionBadge.ts'
import { seoSchema } from '../../src/contract/entities/seo.ts'
import { shoppingListSchema, shoppingListWriteSchema } from '../../src/contract/entities/shoppingList.ts'
import { smartBrandAdSchema } from '../../src/contract/entities/product/smartBrandAd.ts'
import { surveySchema } from '../../src/contract/entities/engagement/survey.ts'
import { userSchema } from '../../src/contract/entities/account/user.ts'
import { variantRelationshipSchema, variantSchema } from '../../src/contract/entities/product/variant.ts'
import { vatInformationSchema } from '../../src/contract/entities/account/vatInformation.ts'
import { warehouseSchema } from '../../src/contract/entities/product/warehouse.ts'
import { fieldsOf } from './documentText.ts'
import { entityFields, ourEntities } from './entityFields.ts'
import { expectNone } from './expectNone.ts'

const schemas: Record<keyof typeof entityFields, object> = {
  User: userSchema,
  b2b: b2bSchema,
  businessAccount: businessAccountSchema,
  Cart: cartSchema,
  Variant: variantSchema,
  'Listing entry': listingEntrySchema,
  'Variant relationship': variantRelationshipSchema,
  Warehouse: warehouseSchema,
  Category: categorySchema,
  'Category payload': categoryPageSchema,
  Order: orderSchema,
  'Checkout info': checkoutInfoSchema,
  'Checkout inputs': checkoutInputsSchema,
  Address: addressSchema,
  'Lead capture': leadCaptureSchema,
  'VAT information': vatInformationSchema,
  'Shopping list': shoppingListSchema,
  'Shopping list, write shape': shoppingListWriteSchema,
  Coupon: couponSchema,
  'Smart brand ad': smartBrandAdSchema,
  'Promotion badge': promotionBadgeSchema,
  'Banner interstitial': bannerInterstitialSchema,
  'Startup interstitial': startupInterstitialSchema,
  Invite: inviteSchema,
  Location: locationSchema,
  Survey: surveySchema,
  'SEO data': seoSchema,
  'Account payload': accountPayloadSchema,
  'Search state': searchPageSchema,
  Config: configSchema,
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The record inside an optional one or a list of them. */
function recordIn(schema: unknown): Record<string, unknown> | null {
  if (!isRecord(schema)) return null
  if (isRecord(schema['entries'])) return schema['entries']
  return recordIn(schema['wrapped'] ?? schema['item'])
}

function hasField(schema: unknown, path: string): boolean {
  const [field = '', ...rest] = path.split('.')
  const record = recordIn(schema)
  if (!record || !(field in record)) return false
  return rest.length === 0 || hasField(record[field], rest.join('.'))
}

describe('every entity has every field of the documents', () => {
  test.each(Object.keys(entityFields) as (keyof typeof entityFields)[])('%s', (name) => {
    expectNone(
      fieldsOf(entityFields[name]).filter((field) => !hasField(schemas[name], field)),
      (field) =>
        `${name}.${field} is in the documents (document 1 §3) and not in the contract. Add it to the schema of ${name} in src/contract/entities: ${field.split('.').at(-1)}: v.optional(v.string())`,
    )
  })

  test('a nested list of fields is parsed', () => {
    expect(fieldsOf('a, b{c,d.e{f}}, g.h')).toEqual(['a', 'b', 'b.c', 'b.d.e', 'b.d.e.f', 'g.h'])
  })

  test('a missing field is reported', () => {
    expect(hasField(cartSchema, 'cartVariants.quantity')).toBe(true)
    expect(hasField(cartSchema, 'cartVariants.colour')).toBe(false)
    expect(hasField(cartSchema, 'cartVariants.quantity.unit')).toBe(false)
  })
})

const folder = join(import.meta.dirname, '../../src/contract/entities')

async function holdsDocumentedEntity(file: string): Promise<boolean> {
  const module = (await import(join(folder, file))) as Record<string, object>
  const documented = Object.values(schemas)
  return Object.values(module).some((exported) => documented.includes(exported))
}

test('a file of entities contains one of the documents, or has its reason', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const flags = await Promise.all(files.map(holdsDocumentedEntity))
  const undocumented = files.filter((_, at) => !flags[at])
  const ours = ourEntities.map(({ file }) => file)
  expectNone(
    undocumented.filter((file) => !ours.includes(file)),
    (file) =>
      `src/contract/entities/${file} holds no entity of the documents. Add it to ourEntities in tests/spec/entityFields.ts: { file: '${file}', why: '…' }`,
  )
  expectNone(
    ours.filter((file) => !undocumented.includes(file)),
    (file) =>
      `src/contract/entities/${file} is not there, or holds an entity of the documents: remove its row from ourEntities in tests/spec/entityFields.ts.`,
  )
})

test('no stored entity has a card number, a security code or a password', () => {
  const kept = ['User', 'Order', 'Checkout info', 'Account payload'] as const
  const secrets = ['cardNumber', 'securityCode', 'password']
  const allFields = (schema: unknown): string[] =>
    Object.entries(recordIn(schema) ?? {}).flatMap(([field, inner]) => [field, ...allFields(inner)])
  for (const name of kept)
    expectNone(
      allFields(schemas[name]).filter((field) => secrets.includes(field)),
      (field) =>
        `${name} keeps ${field}. Remove it from the schema in src/contract/entities: a card is kept by its brand, last four digits and expiry.`,
    )
})
