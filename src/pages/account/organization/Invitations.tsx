import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type {
  OrganizationInvitation,
  OrganizationPayload,
} from '../../../contract/entities/account/organization.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { readFormDraft } from '../../../stores/base/formDraft.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { inviteMember, withdrawInvitation } from '../../../stores/business/organizationChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import styles from '../AccountSection.module.css'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import { InviteForm } from './InviteForm.tsx'
import { memberProblem } from './memberProblem.ts'

/** An invitation in its state: sent again, it has another code. */
const keyOf = ({ code, status }: OrganizationInvitation): string => `${code}-${status}`

/** The invitations with their states, the newest first, and the form for another one. */
export function Invitations({ organization }: { organization: OrganizationPayload }) {
  const t = useT()
  const { _id, invites } = organization
  const draft = `invitation:${_id}` as const
  const [isOpen, setOpen] = useState(() => Object.keys(readFormDraft(draft)).length > 0)
  const title = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) title.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const list = useRef<HTMLUListElement>(null)
  const keys = useMemo(() => invites.map(keyOf), [invites])
  // The pressed button is gone with the state of its invitation.
  const focus = useCallback((key: string | null) => {
    list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)
  return (
    <section className={styles.section} aria-labelledby="organization-invites">
      <h2 id="organization-invites" ref={title} tabIndex={-1} className={styles.subtitle}>
        {t('organization.invites')}
      </h2>
      {invites.length === 0 ? <p className={styles.text}>{t('organization.no_invites')}</p> : null}
      <ul ref={list} className={styles.rows}>
        {invites.toReversed().map((invite) => (
          <InvitationRow key={invite.code} invite={invite} />
        ))}
      </ul>
      {isOpen ? (
        <InviteForm draft={draft} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setOpen(true)}>
            <Icon name="plus" size={20} /> {t('organization.invite')}
          </Button>
        </div>
      )}
    </section>
  )
}

function InvitationRow({ invite }: { invite: OrganizationInvitation }) {
  const t = useT()
  const [isSending, setSending] = useState(false)
  const { invitedEmail, role, status, sentAt, expiresAt } = invite
  const isPending = status === 'pending'
  const send = async (change: () => ReturnType<typeof withdrawInvitation>) => {
    setSending(true)
    const failure = await change()
    setSending(false)
    if (failure) notify({ key: memberProblem(failure), tone: 'error', slot: 'organization' })
  }
  return (
    <li className={styles.row} data-row={keyOf(invite)} tabIndex={-1}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {invitedEmail}{' '}
          <Badge tone="plain" className={isPending ? styles.mark : styles.quietMark}>
            {t(`organization.invite_${status}`)}
          </Badge>
        </p>
        <p className={styles.text}>
          {t(`account.role_${role}`)} · {t('organization.sent', { date: formatDate(sentAt) })}
          {isPending ? ` · ${t('organization.valid_until', { date: formatDate(expiresAt) })}` : null}
        </p>
      </div>
      {status === 'accepted' ? null : (
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="small"
            pending={isSending}
            aria-label={t('organization.send_again_to', { email: invitedEmail })}
            onClick={() => void send(() => inviteMember(invitedEmail, role))}
          >
            {t('organization.send_again')}
          </Button>
          {isPending ? (
            <Button
              variant="outline"
              size="small"
              pending={isSending}
              aria-label={t('organization.withdraw_from', { email: invitedEmail })}
              onClick={() => void send(() => withdrawInvitation(invite))}
            >
              {t('organization.withdraw')}
            </Button>
          ) : null}
        </div>
      )}
    </li>
  )
}
