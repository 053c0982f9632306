import { accountIn } from '../../state/account/accountIn.ts'
import type { loginCalls } from '../../../src/contract/calls/auth/login.ts'
import type { Config } from '../../../src/contract/entities/config.ts'
import { isoTime } from '../../base/clock.ts'
import { AccountType } from '../../../src/contract/enumerations.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import type { BodyOf } from '../../../src/contract/call.ts'
import { emailKey } from '../../rules/contact/contact.ts'
import { telephoneDigits } from '../../rules/contact/telephoneDigits.ts'
import { isPassword } from '../../rules/passwords.ts'
import { isSocialLoginOn, socialFeature } from '../../rules/socialLogins.ts'
import { badField, notFound, refuse, Refused } from '../../base/refuse.ts'
import {
  accountByEmail,
  accountBySocial,
  accountByTelephone,
  openAccount,
  type SocialKind,
} from '../../state/account/accounts.ts'
import { cartOf } from '../../state/cart/cartView.ts'
import { provenPlace } from '../../state/session/codes.ts'
import { newShopper } from '../../state/records/empty.ts'
import { bringAlong, moveGuestData, welcome } from '../../state/session/login.ts'
import { acceptInvite, foundOrganization } from '../../state/engagement/organizations.ts'
import { send } from '../../state/outbox.ts'
import { seedAccounts } from '../../state/account/people.ts'
import type { Account } from '../../state/records/account.ts'
import { settleReferral } from '../../state/referrals.ts'
import { newSessionLink, openedBy } from '../../state/session/sessionLinks.ts'
import { endSession, startSession } from '../../state/session/sessions.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { userOf } from '../../state/account/userView.ts'
import { type HandlersOf, writes } from '../handler.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'
import { emailIn, nameIn, newPassword, telephoneIn } from './fields.ts'

type LoginData = BodyOf<typeof loginCalls.login>['loginData']
type JoinData = BodyOf<typeof loginCalls.join>['loginData']

const KINDS = Object.keys(socialFeature) as SocialKind[]

/** The accounts elsewhere that are shown, as far as the shop takes them. */
const socialIn = (data: LoginData, config: Config): Account['social'] =>
  Object.fromEntries(
    KINDS.flatMap((kind) => {
      const shown = data[kind]
      return shown && isSocialLoginOn(kind, config) ? [[kind, shown.userId]] : []
    }),
  )

/** The account that the e-mail, the telephone number or a linked account elsewhere names. */
function namedAccount(data: LoginData, social: Account['social'], state: ShopState): Account | undefined {
  if (data.email !== undefined) return accountByEmail(state, data.email)
  const { telephoneNumber } = data
  if (telephoneNumber !== undefined) {
    return accountByTelephone(state, telephoneIn(telephoneNumber, 'loginData.telephoneNumber'))
  }
  const kind = KINDS.find((one) => social[one] !== undefined)
  if (kind === undefined) throw badField('loginData.email', 'an e-mail address or a telephone number')
  return accountBySocial(state, kind, social[kind] ?? '')
}

/** Opens with its password, or with an account elsewhere that is linked to it. */
function isOpenedBy({ password, social }: Account, data: LoginData, shown: Account['social']): boolean {
  if (KINDS.some((kind) => shown[kind] !== undefined && shown[kind] === social[kind])) return true
  return password !== null && data.password !== undefined && isPassword(data.password, password)
}

/** The shopper has proved that the account is theirs, so that what they show beside it is linked to it. */
function linkShown(account: Account, shown: Account['social'], { state }: HandlerContext): void {
  for (const kind of KINDS) {
    const userId = shown[kind]
    if (userId === undefined) continue
    const owner = accountBySocial(state, kind, userId)
    if (owner && owner !== account) throw refuse('already_linked', { field: `loginData.${kind}` })
    account.social[kind] = userId
  }
}

/** The place that a code for a login was sent to: the e-mail of the login, or the telephone number. */
const codePlaceOf = ({ email, telephoneNumber }: LoginData): string | undefined =>
  email === undefined ? telephoneNumber && (telephoneDigits(telephoneNumber) ?? undefined) : emailKey(email)

function accountFor(data: LoginData, otp: string | undefined, context: HandlerContext): Account | Refused {
  const { state, config, now } = context
  const shown = socialIn(data, config)
  const account = namedAccount(data, shown, state)
  if (otp !== undefined) {
    const place = provenPlace(state, 'login', [codePlaceOf(data)], otp, now)
    if (place instanceof Refused) return place
    if (!account) return refuse(ErrorCode.OTP_ERROR, { field: 'otp', details: { triesLeft: 0 } })
    if (place === account.telephoneNumber) account.telephoneVerified = true
  } else if (!account || !isOpenedBy(account, data, shown)) {
    // An account of the sister shop is checked by that shop's login, which has a code of its own.
    throw refuse(account?.realm === 'vn' ? ErrorCode.LOGIN_ERROR_VN : ErrorCode.LOGIN_ERROR)
  }
  linkShown(account, shown, context)
  return account
}

/** Google, Facebook and Apple vouch for the e-mail that they share themselves, and for no other. */
const isVouchedFor = (email: string, data: JoinData, social: Account['social']): boolean =>
  KINDS.some((kind) => social[kind] !== undefined && emailKey(data[kind]?.email ?? '') === email)

function passwordOf(
  data: JoinData,
  social: Account['social'],
  { state }: HandlerContext,
): Account['password'] {
  if (data.password !== undefined) return newPassword(data.password, 'loginData.password', state)
  if (Object.keys(social).length > 0) return null
  throw badField('loginData.password', 'string')
}

function refuseTaken(
  email: string,
  telephone: string | undefined,
  social: Account['social'],
  { state }: HandlerContext,
): void {
  if (accountByEmail(state, email)) throw refuse(ErrorCode.REGISTRATION_EMAIL_EXISTS)
  if (telephone !== undefined && accountByTelephone(state, telephone)) {
    throw refuse(ErrorCode.TELEPHONE_EXISTS)
  }
  const linked = KINDS.find((kind) => accountBySocial(state, kind, social[kind] ?? ''))
  if (linked) throw refuse('already_linked', { field: `loginData.${linked}` })
}

function join(data: JoinData, otp: string | undefined, context: HandlerContext): Account | Refused {
  const { state, now, visitor, config } = context
  const email = emailIn(data.email, 'loginData.email')
  const telephone =
    data.telephoneNumber === undefined
      ? undefined
      : telephoneIn(data.telephoneNumber, 'loginData.telephoneNumber')
  const name = {
    first: nameIn(data.firstName, 'loginData.firstName'),
    last: nameIn(data.lastName, 'loginData.lastName'),
  }
  const isBusiness = data.customerType === AccountType.BUSINESS
  const company = isBusiness ? nameIn(data.companyName ?? '', 'loginData.companyName') : ''
  const social = socialIn(data, config)
  const password = passwordOf(data, social, context)
  refuseTaken(email, telephone, social, context)
  const needsCode = config.features.webOtp && !isVouchedFor(email, data, social)
  const place = needsCode ? provenPlace(state, 'registration', [telephone, email], otp, now) : null
  if (place instanceof Refused) return place
  const account = openAccount(
    state,
    {
      email,
      name,
      password,
      social,
      telephoneNumber: telephone,
      // A code that was sent by email does not prove who owns the phone number.
      telephoneVerified: telephone !== undefined && place === telephone,
      customerType: data.customerType,
    },
    now,
  )
  moveGuestData(visitor.guest, account)
  if (telephone !== undefined) account.shopper.selection.telephoneNumber ??= telephone
  if (isBusiness) {
    foundOrganization(state, account, company)
    account.b2b = { companyName: company, hasCompletedLeadCapture: false }
  }
  const organizationInvite = data.inviteCode ?? visitor.guest.organizationInviteCode
  if (organizationInvite !== undefined) acceptInvite(state, account, organizationInvite, now)
  settleReferral(state, account, data.inviteCode ?? visitor.guest.referralCode)
  send(state, { at: now, to: email, kind: 'welcome', content: name.first })
  return account
}

/** Document 2 §7: logging in and out, and the account's name. */
export const loginHandlers: HandlersOf<typeof loginCalls> = {
  login: writes(({ body, ...context }) => {
    seedAccounts(context.state, context.now)
    const account = accountFor(body.loginData, body.otp, context)
    return account instanceof Refused ? account : welcome(account, body.additionalItems, context)
  }),
  join: writes(({ body, ...context }) => {
    seedAccounts(context.state, context.now)
    const joined = join(body.loginData, body.otp, context)
    return joined instanceof Refused ? joined : welcome(joined, body.additionalItems, context)
  }),
  logout: writes((context) => {
    const { visitor, account, state } = context
    endSession(visitor, account, state.chance)
    const cart = cartOf({ ...context, account: null, shopper: visitor.guest })
    return { data: { cart, token: visitor.token } }
  }),
  createSessionLink: writes((context) => {
    const { token, expiresAt } = newSessionLink(context.state, accountIn(context), context.now)
    return { data: { token, expiresAt: isoTime(expiresAt) } }
  }),
  openSessionLink: writes(({ body, ...context }) => {
    const { state, visitor, now } = context
    const account = openedBy(state, body.token, now)
    bringAlong(visitor.guest, account, context)
    // The guest's cart waits to be merged (docs/decisions/0108).
    const { cart: guestCart, orders, placed, payments } = visitor.guest
    visitor.guest = { ...newShopper(state.chance), cart: guestCart, orders, placed, payments }
    startSession(visitor, account, state.chance, now)
    const cart = cartOf({ ...context, account, shopper: account.shopper })
    return { data: { user: userOf(account, state), cart, token: visitor.token } }
  }),
  renameUser: writes(({ body, ...context }) => {
    const account = accountIn(context)
    account.name = {
      first: nameIn(body.firstName, 'firstName'),
      last: nameIn(body.lastName, 'lastName'),
    }
    return { data: { user: userOf(account, context.state) } }
  }),
  passBotChallenge: writes(({ body, visitor }) => {
    if (visitor.challenge?.id !== body.challengeId) throw notFound('challengeId')
    visitor.challenge.isPassed = true
    return { data: { isPassed: true } }
  }),
}
