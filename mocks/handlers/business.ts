import { accountIn } from '../state/account/accountIn.ts'
import type { BodyOf } from '../../src/contract/call.ts'
import type { businessCalls } from '../../src/contract/calls/business.ts'
import type { OrganizationPayload } from '../../src/contract/entities/account/organization.ts'
import { BusinessRole, ClientViewType } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'
import { emailKey, isEmail } from '../rules/contact/contact.ts'
import { telephoneDigits } from '../rules/contact/telephoneDigits.ts'
import { invitationStatus } from '../rules/business/invitations.ts'
import { withLead } from '../rules/leadData.ts'
import { postalCodeFacts } from '../rules/postalCodes.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { leadFormOf } from '../state/engagement/leadForm.ts'
import { send } from '../state/outbox.ts'
import { leaveOrganization, organizationPayload } from '../state/engagement/organizationPayload.ts'
import {
  acceptInvite,
  businessLead,
  foundOrganization,
  isLastOwner,
  membersOf,
} from '../state/engagement/organizations.ts'
import { takeBackAll } from '../state/engagement/approvals.ts'
import { nextHex } from '../base/random.ts'
import type { Account } from '../state/records/account.ts'
import type { Organization } from '../state/records/organization.ts'
import { organizationOf, permissionsIn } from '../state/permissions.ts'
import { type HandlersOf, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

type Lead = BodyOf<typeof businessCalls.captureLead>

/** A page lists this many invitations beside a new one; older ones are dropped. */
const INVITES_KEPT = 99

/** Answers about the business that those who may not change its name may not change either. */
const OF_THE_BUSINESS = ['size', 'industryType'] as const

const NAMED = ['firstName', 'lastName', 'companyName'] as const

function refuseBadLead(lead: Lead): void {
  const empty = NAMED.find((name) => lead[name].trim() === '')
  if (empty) throw badField(empty, 'some text')
  if (telephoneDigits(lead.phoneNumber) === null) {
    throw badField('phoneNumber', `${TELEPHONE_DIGITS} digits`)
  }
  if (!lead.postalCode) return
  const { isValid, isSupported } = postalCodeFacts(lead.postalCode)
  if (!isValid) throw badField('postalCode', '5 or 9 digits')
  if (!isSupported) throw refuse(ErrorCode.BUSINESS_LOCATION_UNSUPPORTED, { field: 'postalCode' })
}

function refuseForeignLead(lead: Lead, context: HandlerContext): void {
  const { state } = context
  const own = accountIn(context)
  const organization = organizationOf(state, own)
  if (!permissionsIn(context).canEditCompanyName) {
    const name = organization?.account.name ?? own.b2b?.companyName
    if (lead.companyName.trim() !== name) throw refuse('forbidden', { field: 'companyName' })
    const known = organization && businessLead(state, organization)
    const changed = OF_THE_BUSINESS.find(
      (field) => known?.[field] && lead[field] !== undefined && lead[field] !== known[field],
    )
    if (changed) throw refuse('forbidden', { field: changed })
  }
  const digits = telephoneDigits(lead.phoneNumber)
  const isUsed = Object.values(state.accounts).some(
    ({ _id, b2b }) => _id !== own._id && b2b?.telephoneNumber === digits,
  )
  if (isUsed) throw refuse(ErrorCode.LEAD_CAPTURE_ENTRY_USED, { field: 'phoneNumber' })
}

function keepLead(lead: Lead, context: HandlerContext) {
  const { state } = context
  const account = accountIn(context)
  refuseBadLead(lead)
  refuseForeignLead(lead, context)
  account.b2b = withLead(account.b2b, lead)
  const companyName = lead.companyName.trim()
  const organization = organizationOf(state, account)
  if (organization && permissionsIn(context).canManageOrganization) organization.account.name = companyName
  if (!organization && account.b2b.hasCompletedLeadCapture) foundOrganization(state, account, companyName)
  return leadReply(account)
}

const leadReply = ({ b2b = { hasCompletedLeadCapture: false }, clientViewType }: Account) => ({
  data: { b2b, clientViewType },
})

function organizationReply(context: HandlerContext): { data: { organization: OrganizationPayload } } {
  const organization = organizationPayload(context)
  if (!organization) throw refuse('forbidden')
  return { data: { organization } }
}

/** The organization whose users the visitor manages: the guard has refused everyone else. */
function managedOrganization({ state, account }: HandlerContext): Organization {
  const organization = organizationOf(state, account)
  if (!organization) throw refuse('forbidden')
  return organization
}

function memberOf(organization: Organization, id: string, { state }: HandlerContext): Account {
  const member = membersOf(state, organization).find(({ _id }) => _id === id)
  if (!member) throw notFound('id')
  return member
}

/** Document 2 §7, Authentication and account: a business and its people. */
export const businessHandlers: HandlersOf<typeof businessCalls> = {
  captureLead: writes(({ body, ...context }) => keepLead(body, context)),
  changeLead: writes(({ body, ...context }) => {
    if (!accountIn(context).b2b) throw notFound()
    return keepLead(body, context)
  }),
  exitLeadCapture: writes((context) => {
    const account = accountIn(context)
    if (leadFormOf(context).isLocked) throw refuse('lead_capture_mandatory')
    account.hasLeftLeadCapture = true
    if (!account.business) account.clientViewType = ClientViewType.CONSUMER
    return leadReply(account)
  }),
  // A GET that writes, as in the documents: an update is reported once.
  clearOrganizationConfirmation: writes((context) => {
    const account = accountIn(context)
    const wasCleared = account.organizationUpdate !== undefined
    delete account.organizationUpdate
    return { data: { wasCleared } }
  }),
  inviteToOrganization: writes(({ body, ...context }) => {
    const { state, now } = context
    const organization = managedOrganization(context)
    const invitedEmail = emailKey(body.email)
    if (!isEmail(invitedEmail)) throw badField('email', 'an e-mail address')
    const isMember = membersOf(state, organization).some(({ email }) => email === invitedEmail)
    if (isMember) throw refuse('already_member', { field: 'email' })
    const code = nextHex(state.chance, 10).toUpperCase()
    const others = organization.invites.filter(
      (invite) => invite.invitedEmail !== invitedEmail || invitationStatus(invite, now) === 'accepted',
    )
    organization.invites = [...others.slice(-INVITES_KEPT), { code, invitedEmail, role: body.role, at: now }]
    send(state, { at: now, to: invitedEmail, kind: 'invite', content: code })
    return organizationReply(context)
  }),
  withdrawOrganizationInvite: writes(({ params, ...context }) => {
    const organization = managedOrganization(context)
    const invite = organization.invites.find(({ code }) => code === params.code.toUpperCase())
    if (!invite || invitationStatus(invite, context.now) !== 'pending') throw notFound('code')
    invite.ended = 'withdrawn'
    return organizationReply(context)
  }),
  acceptOrganizationInvite: writes(({ params, ...context }) => {
    const { state } = context
    const account = accountIn(context)
    if (account.business) throw refuse('already_member')
    if (!acceptInvite(state, account, params.code, context.now)) throw notFound('code')
    return organizationReply(context)
  }),
  setOrganizationRole: writes(({ params, body, ...context }) => {
    const organization = managedOrganization(context)
    const member = memberOf(organization, params.id, context)
    if (body.role !== BusinessRole.OWNER && isLastOwner(context.state, organization, member)) {
      throw refuse('last_owner', { field: 'role' })
    }
    if (body.role !== BusinessRole.CART_EDITOR) takeBackAll(organization, member, context)
    member.business = { organizationId: organization._id, role: body.role }
    if (member._id !== context.account?._id) {
      member.organizationUpdate = { kind: 'role', organizationName: organization.account.name }
    }
    return organizationReply(context)
  }),
  removeFromOrganization: writes(({ params, ...context }) => {
    const organization = managedOrganization(context)
    const member = memberOf(organization, params.id, context)
    if (isLastOwner(context.state, organization, member)) throw refuse('last_owner', { field: 'id' })
    leaveOrganization(member, organization, context)
    return { data: { removed: params.id } }
  }),
}
