import { type RefObject, useRef, useState } from 'react'
import type { Order } from '../../contract/entities/order.ts'
import { useT } from '../../i18n/index.ts'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { FindOrderForm } from './FindOrderForm.tsx'
import styles from './FindOrderPage.module.css'
import { FoundOrder } from './FoundOrder.tsx'

/** `/find-order`: a guest finds an order again by its number and email, on any device (docs/decisions/0101). */
export function FindOrderPage() {
  const { page, content } = usePageGroup('content')
  const [order, setOrder] = useState<Order | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const show = (found: Order | null) => {
    setOrder(found)
    heading.current?.focus()
  }
  return (
    <div className={order ? styles.wide : styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <Title order={order} title={content.title} heading={heading} />
      {order ? (
        <FoundOrder order={order} onOther={() => show(null)} />
      ) : (
        <>
          {content.sections.map(({ id, html }) => (
            <SafeHtml key={id} html={html} />
          ))}
          <MuiScope fallback={<div className={styles.awaited} />}>
            <FindOrderForm onFound={show} />
          </MuiScope>
        </>
      )}
    </div>
  )
}

interface TitleProps {
  order: Order | null
  title: string
  heading: RefObject<HTMLHeadingElement | null>
}

/** It receives the focus when the form and the order replace each other. */
function Title({ order, title, heading }: TitleProps) {
  const t = useT()
  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {order ? t('orders.order', { number: order.gid }) : title}
    </h1>
  )
}
