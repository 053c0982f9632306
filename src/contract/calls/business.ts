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

/** Document 2 §7, Authentication and account: a business and its members. */
export const businessCalls = {
  /** Submits the lead form for the first time, which creates the shopper's business account. */
  captureLead: call('POST', '/api/lead-capture', {
    body: leadCaptureSchema,
    reply: leadReply,
    errors: leadErrors,
    guards: ['login'],
  }),
  /** Submits the lead form again. Omitted fields keep their values. */
  changeLead: call('PUT', '/api/lead-capture', {
    body: leadCaptureSchema,
    reply: leadReply,
    errors: [...leadErrors, 'not_found'],
    guards: ['login'],
  }),
  /** Skips the lead form and leaves the business view. Refused if the form is mandatory. */
  exitLeadCapture: call('POST', '/api/exit-lead-capture', {
    body: v.optional(v.object({})),
    reply: leadReply,
    errors: ['lead_capture_mandatory'],
    guards: ['login'],
  }),
  /** Marks the update about the shopper's organisation as read. */
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
  /** Accepts the invite that was sent to the account's own e-mail address. */
  acceptOrganizationInvite: call('POST', '/api/organization/invites/:code/accept', {
    reply: organizationReply,
    errors: ['not_found', 'already_member'],
    guards: ['login'],
    documented: false,
  }),
  /** Changes a role. A business always keeps at least one owner. */
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
