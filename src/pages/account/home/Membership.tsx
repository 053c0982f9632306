import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router-dom'
import { isFailure } from '../../../api/failure.ts'
import { request } from '../../../api/request.ts'
import { accountCalls } from '../../../contract/calls/account.ts'
import type { MembershipInfo } from '../../../contract/entities/account/membership.ts'
import { MembershipPermission } from '../../../contract/enumerations.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { unbroken } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { IconName } from '../../../ui/icon/icons.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { PageModal } from '../PageModal.tsx'
import { useLazyForm } from '../useLazyForm.ts'
import type { ConnectMembershipFormProps } from './ConnectMembershipForm.tsx'
import styles from './Card.module.css'

const loadForm = async () => (await import('./ConnectMembershipForm.tsx')).ConnectMembershipForm

const { ALL, ALL_EXCEPT_REDEEM, NONE, ABSENT } = MembershipPermission

const badges = {
  [ALL]: { word: 'active', icon: moreIcons['badge-check'], tone: 'good' },
  [ALL_EXCEPT_REDEEM]: { word: 'processing', icon: 'clock', tone: 'waiting' },
  [NONE]: { word: 'expired', icon: 'circle-alert', tone: 'waiting' },
  [ABSENT]: { word: 'absent', icon: 'info', tone: 'plain' },
} as const satisfies Record<
  MembershipPermission,
  { word: string; icon: IconName; tone: 'good' | 'waiting' | 'plain' }
>

/**
 * The state of the membership: active, pending, expired or not connected (document 1 §4, membership permission states), and the form that
 * connects a card.
 */
export function Membership({ info }: { info: MembershipInfo }) {
  const t = useT()
  const [read, setRead] = useState<MembershipInfo | null>(null)
  const { permission, member } = read ?? info
  const { revalidate } = useRevalidator()
  const userId = useSession(({ user }) => (user?.isGuest === false ? user._id : ''))
  const draft = `membership:${userId}` as const
  const connecting = useLazyForm<ConnectMembershipFormProps>(loadForm, draft)
  useAskedToConnect(connecting.open)
  /** The points below the card depend on the membership. */
  const show = async (next: MembershipInfo) => {
    setRead(next)
    if (next.permission !== permission) await revalidate()
  }
  const title = useRef<HTMLHeadingElement>(null)
  const checked = async (next: MembershipInfo) => {
    if (next.permission !== permission) {
      // The pressed button is gone with the state.
      title.current?.focus()
      announce(t(`account.member_${badges[next.permission].word}`))
    }
    await show(next)
  }
  const connected = async (next: MembershipInfo) => {
    connecting.close()
    notify({ key: 'membership.connected', tone: 'success', slot: 'membership' })
    await show(next)
  }
  const careline = useConfig()?.careline
  const { word, icon, tone } = badges[permission]
  const needsHelp = permission === NONE || permission === ABSENT
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby="account-membership">
      <h2 id="account-membership" ref={title} tabIndex={-1} className={styles.title}>
        <Icon name={icon} size={20} className={styles.icon} />
        {t(`account.member_${word}`)}
      </h2>
      <p className={styles.text}>{t(`account.member_${word}_text`)}</p>
      {member ? (
        <p className={styles.number}>{t('account.member_number', { number: member.memberId })}</p>
      ) : null}
      {permission === ALL_EXCEPT_REDEEM ? <CheckAgain onRead={(next) => void checked(next)} /> : null}
      {needsHelp ? (
        <Button
          variant="outline"
          size="small"
          className={styles.action}
          pending={connecting.isLoading}
          onClick={connecting.open}
        >
          {t(permission === NONE ? 'membership.connect_new' : 'membership.connect_card')}
        </Button>
      ) : null}
      {needsHelp && careline ? (
        <a className={styles.link} href={`tel:${careline.replaceAll(/[^\d+]/g, '')}`}>
          <Icon name={moreIcons.phone} size={18} />
          {t('account.member_call', { careline: unbroken(careline) })}
        </a>
      ) : null}
      <PageModal isOpen={connecting.isOpen} onClose={connecting.close} title={t('membership.title')}>
        {connecting.Form ? (
          <connecting.Form careline={careline} draft={draft} onConnected={(next) => void connected(next)} />
        ) : null}
      </PageModal>
    </section>
  )
}

/** Opens the form for a link to it, `/account?connect=card`, once. */
function useAskedToConnect(open: () => void): void {
  const [parameters, setParameters] = useSearchParams()
  const isAsked = parameters.has('connect')
  const openAsked = useEffectEvent(() => {
    open()
    parameters.delete('connect')
    setParameters(parameters, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isAsked) openAsked()
  }, [isAsked])
}

/** A membership in progress becomes active elsewhere: reads it again (document 2 §7, member-info). */
function CheckAgain({ onRead }: { onRead: (info: MembershipInfo) => void }) {
  const t = useT()
  const [isReading, setReading] = useState(false)
  const [result, setResult] = useState<MessageKey | null>(null)
  const read = async () => {
    setReading(true)
    setResult(null)
    try {
      const { membershipInfo } = await request(accountCalls.memberInfo)
      onRead(membershipInfo)
      setResult('account.member_unchanged')
    } catch (error) {
      if (!isFailure(error)) throw error
      setResult(failureMessage(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <Button variant="outline" size="small" pending={isReading} onClick={() => void read()}>
        {t('account.member_check')}
      </Button>
      <p role="status" className={styles.text}>
        {result === null ? '' : t(result)}
      </p>
    </>
  )
}
