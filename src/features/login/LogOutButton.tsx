import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { logOut } from '../../stores/login/logOut.ts'
import { notify } from '../../stores/notices/notices.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

interface LogOutButtonProps {
  className?: string | undefined
  /** Called after the logout. */
  onDone?: () => void
}

/** Logs out and goes to the home page, because the present page shows account data. */
export function LogOutButton({ className, onDone }: LogOutButtonProps) {
  const t = useT()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const leave = async () => {
    setSending(true)
    try {
      await logOut()
      notify({ key: 'account.logged_out', tone: 'success', slot: 'login' })
      onDone?.()
      await navigate(to.home())
    } catch (error) {
      if (!isFailure(error)) throw error
      notify({ key: failureMessage(error), tone: 'error', slot: 'login' })
      setSending(false)
    }
  }
  return (
    <Button variant="outline" className={className} pending={isSending} onClick={() => void leave()}>
      <Icon name={moreIcons['log-out']} size={20} />
      {t('account.log_out')}
    </Button>
  )
}
