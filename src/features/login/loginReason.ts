import type { MessageKey, Translate } from '../../i18n/keys.ts'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import type { DeferredAction } from '../../stores/overlays/modals.ts'

const reasons: Record<DeferredAction['kind'], MessageKey> = {
  favorite: 'login.for_favorite',
  'back-in-stock': 'login.for_notice',
  'shopping-list': 'login.for_list',
  'saved-list': 'login.for_own_list',
  'list-item': 'login.for_own_list',
  game: 'login.for_game',
  coupon: 'login.for_coupon',
  'organization-invite': 'login.for_invite',
}

const notes = { reset: 'reset_password.done', known: 'checkout_login.known' } as const

const nameIn = (deferredAction: DeferredAction): string => {
  if ('variant' in deferredAction) return deferredAction.variant.name
  if (deferredAction.kind === 'coupon') return deferredAction.coupon.name
  return deferredAction.kind === 'organization-invite' ? deferredAction.invite.organizationName : ''
}

/** The reason that the login dialog shows: the interrupted action, or that the email has an account. */
export function loginReason({ deferredAction, note }: ModalOf<'login'>['modal'], t: Translate): string {
  if (deferredAction) return t(reasons[deferredAction.kind], { name: nameIn(deferredAction) })
  return t(note ? notes[note] : 'login.plain')
}
