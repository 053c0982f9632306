import { useEffect } from 'react'
import { adoptFormDraft, type GuestForm } from '../../stores/base/formDraft.ts'
import { useSession } from '../../stores/session/session.ts'

/**
 * Moves a guest's draft of a form into the account, as the server moves what was sent (docs/decisions/0041). Only while the form is on
 * screen at the login: a draft from before may be that of another guest.
 */
export function useGuestDraft(form: GuestForm): void {
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: before }) => {
        if (before?.isGuest === true && user?.isGuest === false)
          adoptFormDraft(`${form}:guest`, `${form}:${user._id}`)
      }),
    [form],
  )
}
