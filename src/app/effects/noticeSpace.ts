import { useNotices } from '../../stores/notices/notices.ts'
import './notices.css'

/** While a notice is shown, the page scrolls focused elements into the space above it. */
export function reserveNoticeSpace(): () => void {
  const mark = ({ notices }: { notices: readonly unknown[] }) => {
    document.documentElement.toggleAttribute('data-notice', notices.length > 0)
  }
  mark(useNotices.getState())
  return useNotices.subscribe(mark)
}
