import { useEffect, useState } from 'react'
import { useLateText, useT } from '../../i18n/index.ts'
import { isDialogOpen, useModals } from '../../stores/overlays/modals.ts'
import { dismissNotice, type Notice, useNotices } from '../../stores/notices/notices.ts'
import { usePanels } from '../../stores/overlays/panels.ts'
import { focusMainIfLost } from '../../ui/layout/focusMain.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import styles from './Notices.module.css'

/** Long enough to read two lines; a notice with a button stays longer. */
const SHOWN_MS = 5_000
const SHOWN_WITH_ACTION_MS = 8_000

const icons = { success: 'circle-check', info: 'info', error: 'circle-alert' } as const

function NoticeCard({ notice: { id, key, values, tone, action, stays, isKept } }: { notice: Notice }) {
  const t = useT()
  const text = useLateText(key, values)
  const [isHeld, setIsHeld] = useState(false)
  const isWaiting = isHeld || (stays ?? isKept) === true || text === null
  const shownMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS
  useEffect(() => {
    if (isWaiting) return undefined
    const timer = setTimeout(() => dismissNotice(id), shownMs)
    return () => clearTimeout(timer)
  }, [id, isWaiting, shownMs])
  const dismiss = () => {
    dismissNotice(id)
    // The focus was on its button, and the action may have moved it: to what it has restored, or into a dialog.
    focusMainIfLost()
  }
  if (text === null) return null
  return (
    <li
      className={`${styles.notice} ${styles[tone]}`}
      data-notice
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={icons[tone]} size={20} className={styles.icon} />
      <span className={styles.text}>{text}</span>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run()
            dismiss()
          }}
        >
          {t(action.key)}
        </button>
      ) : null}
      <IconButton icon="x" size={18} label={t('shell.dismiss')} onClick={dismiss} />
    </li>
  )
}

interface NoticesProps {
  /** Whether a bar is at the bottom of a phone's screen. */
  isAboveBar: boolean
}

const none: readonly Notice[] = []

/**
 * Short messages, announced politely unless the pressed control has announced them. The timer pauses while the shopper points at or focuses
 * a notice. While a dialog is open, notices wait: they would cover its buttons and be inaccessible behind it. The cart panel contains its
 * own list.
 */
export function Notices({ isAboveBar }: NoticesProps) {
  const isCovered = useModals(isDialogOpen)
  const isInPanel = usePanels(({ open, isPassive }) => open === 'cart' && !isPassive)
  return (
    <div className={isAboveBar ? `${styles.notices} ${styles.aboveBar}` : styles.notices}>
      <NoticeList isAway={isCovered || isInPanel} />
    </div>
  )
}

/** The notices, in whichever place. */
export function NoticeList({ isAway = false }: { isAway?: boolean }) {
  const all = useNotices((state) => state.notices)
  const notices = isAway ? none : all
  const said = notices.filter(({ isSaid }) => isSaid)
  const unsaid = notices.filter(({ isSaid }) => !isSaid)
  return (
    <>
      <div role="status">
        <Cards notices={unsaid} />
      </div>
      {said.length > 0 ? <Cards notices={said} /> : null}
    </>
  )
}

const Cards = ({ notices }: { notices: readonly Notice[] }) => (
  <ul className={styles.list}>
    {notices.map((notice) => (
      <NoticeCard key={notice.id} notice={notice} />
    ))}
  </ul>
)
