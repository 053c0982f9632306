import type { ProductPage } from '../../../contract/entities/page.ts'
import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { useBackInStock } from '../../../features/lists/useBackInStock.ts'

type NoticeButtonProps = Pick<ProductPage, 'variant' | 'warehouse'> & { className: string | undefined }

/** Requests a notice for when an item is back in stock. After the request, it stays and confirms it (document 1 §4, back-in-stock). */
export function NoticeButton({ variant, warehouse, className }: NoticeButtonProps) {
  const t = useT()
  const { isAsked, isStarting, ask } = useBackInStock({ variant, warehouse })
  return (
    <Button
      size="large"
      variant={isAsked ? 'outline' : 'primary'}
      className={className}
      pending={isStarting}
      aria-disabled={isAsked || undefined}
      onClick={() => void ask()}
    >
      <Icon name={isAsked ? 'circle-check' : moreIcons.mail} size={20} />
      {isAsked ? t('back_in_stock.asked') : t('back_in_stock.ask')}
    </Button>
  )
}
