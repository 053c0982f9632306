import { accountIn } from '../../state/account/accountIn.ts'
import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { AccountGroup } from '../../../src/contract/entities/account/account.ts'
import type { PageInfo } from '../../../src/contract/entities/page.ts'
import { addressOf } from '../../base/addresses.ts'
import { suggestedSpellings } from '../../rules/addressSpelling.ts'
import { unsavedAddress } from '../../rules/contact/unsavedAddress.ts'
import { refuse } from '../../base/refuse.ts'
import {
  addressesOf,
  businessDefaultAddress,
  defaultAddressOf,
  mayChangeAddresses,
} from '../../state/account/addressBook.ts'
import { emailPreferencesOf } from '../../state/account/emailPreferences.ts'
import { clientTokenOf } from '../../state/session/clientToken.ts'
import { dashboardOf } from '../../state/engagement/dashboard.ts'
import { organizationPayload } from '../../state/engagement/organizationPayload.ts'
import { couponsOf } from '../../state/cart/couponRecord.ts'
import { earnedBy } from '../../state/referrals.ts'
import { recommendedTo } from '../../state/engagement/recommendations.ts'
import { paymentMethodsOf, walletOf } from '../../state/account/wallet.ts'
import { statementOf } from '../../state/business/statement.ts'
import { seoFor } from '../../base/texts.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'
import { wholeList } from './saved.ts'

const accountPart = (
  kind: PageInfo['kind'],
  canonicalPath: string,
  seo: PageInfo['seo'],
  account: AccountGroup,
): PageAnswer => pageOf({ kind, canonicalPath, seo }, { account })

function addressParts(request: PageRequest): AccountGroup {
  const standard = defaultAddressOf(request)
  const { defaultBillingInfoId } = walletOf(request.shopper)
  const business = businessDefaultAddress(request)
  return {
    addresses: addressesOf(request),
    userDefault: {
      ...(standard ? { addressId: standard._id } : {}),
      ...(defaultBillingInfoId === undefined ? {} : { billingInfoId: defaultBillingInfoId }),
    },
    ...(business ? { businessDefaultShippingAddress: business } : {}),
  }
}

const billingParts = (request: PageRequest): AccountGroup => ({
  clientToken: clientTokenOf(request),
  billingInfos: walletOf(request.shopper).billingInfos,
  paymentMethods: paymentMethodsOf(request.shopper, false),
})

/** `/account`: the account payload of document 1 §3, whole. */
export function accountPage(request: PageRequest): PageAnswer {
  const account = accountIn(request)
  const { shopper, catalogueView, texts } = request
  const newestList = shopper.saved.lists.at(-1)
  const favorites = shopper.saved.favorites.flatMap((id) => catalogueView.entry(gidOfId(id)) ?? [])
  return accountPart('account', addressOf.account, seoFor(texts, 'account'), {
    ...addressParts(request),
    ...billingParts(request),
    recommendations: recommendedTo(request),
    favorites,
    ...(newestList ? { shoppingList: wholeList(newestList, catalogueView) } : {}),
    validationAddresses: [],
    dashboard: dashboardOf(account, request),
    ...(account.vatInformation ? { vatInformation: account.vatInformation } : {}),
  })
}

/** `/account/address` */
export function addressesPage(request: PageRequest): PageAnswer {
  accountIn(request)
  return accountPart(
    'addresses',
    addressOf.addresses,
    seoFor(request.texts, 'addresses'),
    addressParts(request),
  )
}

/** `/account/add-address`, with `?address=…` that address alone, to be changed by who may. */
export function addAddressPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const asked = request.search.get('address')
  const parts = addressParts(request)
  if (asked === null)
    return accountPart('addAddress', addressOf.addAddress, seoFor(request.texts, 'add_address'), parts)
  const addresses = addressesOf(request).filter(({ _id }) => _id === asked)
  if (
    !addresses.every(({ accountScope }) => mayChangeAddresses(accountScope, request)) ||
    addresses.length === 0
  )
    return null
  const seo = seoFor(request.texts, 'edit_address')
  return accountPart('addAddress', addressOf.addAddress, seo, { ...parts, addresses })
}

/** `/account/confirm-address?address=…`: that address, or the newest, in its postal spelling. */
export function confirmAddressPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const { search, shopper, texts } = request
  const asked = search.get('address')
  const address =
    asked === null ? shopper.addresses.at(-1) : addressesOf(request).find(({ _id }) => _id === asked)
  if (asked !== null && !address) return null
  return accountPart('confirmAddress', addressOf.confirmAddress, seoFor(texts, 'confirm_address'), {
    ...addressParts(request),
    addresses: address ? [address] : [],
    validationAddresses: address ? suggestedSpellings(unsavedAddress(address)) : [],
  })
}

/** `/account/billing` */
export function billingPage(request: PageRequest): PageAnswer {
  const { vatInformation } = accountIn(request)
  const statement = statementOf(request)
  return accountPart('billing', addressOf.billing, seoFor(request.texts, 'billing'), {
    ...billingParts(request),
    ...addressParts(request),
    ...(vatInformation ? { vatInformation } : {}),
    ...(statement ? { statement } : {}),
  })
}

/** `/account/change-password`; an account that always signed in with Google has no password, and may set one. */
export function changePasswordPage(request: PageRequest): PageAnswer {
  const account = accountIn(request)
  const seo = seoFor(request.texts, 'change_password')
  return accountPart('changePassword', addressOf.changePassword, seo, {
    hasPassword: account.password !== null,
    emailPreferences: emailPreferencesOf(account),
  })
}

/** `/account/coupons`: the coupons of the shop, each with its state for this account. */
export function couponsPage(request: PageRequest): PageAnswer {
  accountIn(request)
  return accountPart('coupons', addressOf.coupons, seoFor(request.texts, 'coupons'), {
    coupons: couponsOf(request),
  })
}

/** `/account/invite`; there is none while invites are switched off. */
export function invitePage(request: PageRequest): PageAnswer {
  const account = accountIn(request)
  const { webDisplayEnabled, creditAmount, flatDiscount, orderMinimum } = request.config.invitePromo
  if (!webDisplayEnabled) return null
  return accountPart('invite', addressOf.invite, seoFor(request.texts, 'invite'), {
    invite: {
      code: account.inviteCode,
      path: addressOf.inviteLanding(account.inviteCode),
      creditAmount,
      flatDiscount,
      orderMinimum,
      friends: account.referrals?.length ?? 0,
      earned: earnedBy(account),
    },
  })
}

/** `/account/organization`: for who may manage the users or the account of a business (document 1 §6), 403 for the rest. */
export function organizationPage(request: PageRequest): PageAnswer {
  accountIn(request)
  const organization = organizationPayload(request)
  if (!organization?.canManageUsers && !organization?.canManageOrganization) throw refuse('forbidden')
  const { name } = organization.businessAccount
  return accountPart(
    'organization',
    addressOf.organization,
    seoFor(request.texts, 'organization', { name }),
    {
      organization,
      addresses: addressesOf(request),
    },
  )
}
