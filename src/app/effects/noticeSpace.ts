import { useNotices } from '../../stores/notices/notices.ts'
import './notices.css'

/** While a notice stands, what takes the focus comes to stand above it. */
export function reserveNoticeSpace(): () => void {
  const mark = ({ notices }: { notices: readonly unknown[] }) => {
    document.documentElement.toggleAttribute('data-notice', notices.length > 0)
  }
  mark(useNotices.getState())
  return useNotices.subscribe(mark)
}
