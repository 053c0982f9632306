import { useT } from '../../i18n/index.ts'
import { notify } from '../../stores/notices/notices.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

const isGivenUp = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** Shares the page's address with the phone's share sheet, else copies it and confirms that. */
export function ShareButton({ title }: { title: string }) {
  const t = useT()
  const share = async () => {
    const url = window.location.href
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url })
        return
      }
      await navigator.clipboard.writeText(url)
      notify({ key: 'product.link_copied', tone: 'success' })
    } catch (reason) {
      // Closing the share sheet is a choice, not a failure.
      if (!isGivenUp(reason)) notify({ key: 'product.share_failed', tone: 'error' })
    }
  }
  return <IconButton icon={moreIcons.share} label={t('product.share')} onClick={() => void share()} />
}
