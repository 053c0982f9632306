import * as v from 'valibot'
import { call } from '../call.ts'
import { b2bSchema } from '../entities/account/b2b.ts'
import { leadCaptureSchema } from '../entities/account/leadCapture.ts'
import { organizationPayloadSchema } from '../entities/account/organization.ts'
import { idSchema, textSchema } from '../entities/primitives.ts'
import { ClientViewType, BusinessRole } from '../enumerations.ts'
import { ErrorCode } from '../errorCodes.ts'
import { EMAIL_MAXIMUM } from '../limits.ts'

const leadReply = v.object({ data: v.object({ b2b: b2bSchema, clientViewType: v.enum(ClientViewType) }) })
const leadErrors = [
  ErrorCode.LEAD_CAPTURE_ENTRY_USED,
  ErrorCode.BUSINESS_LOCATION_UNSUPPORTED,
  'forbidden',
] as const
const organizationReply = v.object({ data: v.object({ organization: organizationPayloadSchema }) })
const managed = ['not_found', 'forbidden'] as const

/** Document 2 §7, Authentication and account: a business and its people. */
export const businessCalls = {
  /** The lead form for the first time: a shopper's own business opens with it. */
  captureLead: call('POST', '/api/lead-capture', {
    body: leadCaptureSchema,
    reply: leadReply,
    errors: leadErrors,
    guards: ['login'],
  }),
  /** The lead form again; what is left out stays as it was. */
  changeLead: call('PUT', '/api/lead-capture', {
    body: leadCaptureSchema,
    reply: leadReply,
    errors: [...leadErrors, 'not_found'],
    guards: ['login'],
  }),
  /** Leaves the form unfilled and the business view with it; not where the form is mandatory. */
  exitLeadCapture: call('POST', '/api/exit-lead-capture', {
    body: v.optional(v.object({})),
    reply: leadReply,
    errors: ['lead_capture_mandatory'],
    guards: ['login'],
  }),
  /** The shopper has read what changed in their organisation. */
  clearOrganizationConfirmation: call('GET', '/api/organization/clear-confirmation', {
    reply: v.object({ data: v.object({ wasCleared: v.boolean() }) }),
    guards: ['login'],
  }),
  inviteToOrganization: call('POST', '/api/organization/invites', {
    body: v.object({ email: textSchema(EMAIL_MAXIMUM), role: v.enum(BusinessRole) }),
    reply: organizationReply,
    errors: ['forbidden', 'already_member'],
    guards: ['login', 'canManageUsers'],
    documented: false,
  }),
  withdrawOrganizationInvite: call('DELETE', '/api/organization/invites/:code', {
    reply: organizationReply,
    errors: managed,
    guards: ['login', 'canManageUsers'],
    documented: false,
  }),
  /** Takes the invite that was sent to the account's own e-mail. */
  acceptOrganizationInvite: call('POST', '/api/organization/invites/:code/accept', {
    reply: organizationReply,
    errors: ['not_found', 'already_member'],
    guards: ['login'],
    documented: false,
  }),
  /** A business is never left without an owner. */
  setOrganizationRole: call('PUT', '/api/organization/users/:id', {
    body: v.object({ role: v.enum(BusinessRole) }),
    reply: organizationReply,
    errors: [...managed, 'last_owner'],
    guards: ['login', 'canManageUsers'],
    documented: false,
  }),
  removeFromOrganization: call('DELETE', '/api/organization/users/:id', {
    reply: v.object({ data: v.object({ removed: idSchema }) }),
    errors: [...managed, 'last_owner'],
    guards: ['login', 'canManageUsers'],
    documented: false,
  }),
}
