import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { Controls } from '../../controls/controls.ts'
import { useAsked } from '../useAsked.ts'
import { useFirstNew } from '../rows/useFirstNew.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import styles from './OrderList.module.css'
import { OrderStepper } from './OrderStepper.tsx'
import { Part } from './Part.tsx'
import type { Doing } from './useDoing.ts'

const ordersOf = (controls: Controls) => controls.orders()

/** The open orders are the newest. */
const FEW = 4

/** The visitor's orders, each to be led through its life. */
export function OrderList({ doing }: { doing: Doing }) {
  const say = useConsoleTexts()
  const orders = useAsked(ordersOf)
  const [isAll, setAll] = useState(false)
  const list = useFirstNew(isAll ? Infinity : FEW)
  if (!orders) return null
  const shown = isAll ? orders : orders.slice(0, FEW)
  return (
    <Part title={say('clock.orders')}>
      {orders.length === 0 ? <p className={fields.hint}>{say('clock.no_orders')}</p> : null}
      <ul ref={list} className={styles.list}>
        {shown.map((order) => (
          <OrderStepper key={order.gid} order={order} doing={doing} />
        ))}
      </ul>
      {orders.length > shown.length ? (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {say('clock.all_orders', { number: orders.length })}
        </Button>
      ) : null}
    </Part>
  )
}
