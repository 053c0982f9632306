import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { Button } from '../../../src/ui/button/Button.tsx'
import type { OrderTimeline } from '../../controls/orders.ts'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './OrderStepper.module.css'
import { shopTime } from './shopTime.ts'
import type { Doing } from './useDoing.ts'

interface OrderStepperProps {
  order: OrderTimeline
  doing: Doing
}

/** The ways in which an open order may fail. */
const waysToEnd = [
  { to: OrderStatus.CANCELLED, word: 'clock.cancel', label: 'clock.cancel_label' },
  { to: OrderStatus.FAILED_TO_FULFILL, word: 'clock.fail', label: 'clock.fail_label' },
] as const

/** The statuses of an order: past, current and future ones, each with a button that moves the clock there. */
export function OrderStepper({ order, doing }: OrderStepperProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const { gid, status, steps, next, endings } = order
  const step = (to: OrderStatus) =>
    doing.act(async () => {
      await controls.stepOrder(gid, to)
      return say('clock.stepped', { gid, status: say(`clock.status.${to}`) })
    })
  return (
    <li className={styles.order}>
      <h4 tabIndex={-1} className={styles.title}>
        {say('clock.order', { gid })}{' '}
        <span className={styles.status}>
          {status} {say(`clock.status.${status}`)}
        </span>
      </h4>
      <ol className={styles.steps} aria-label={say('clock.steps', { gid })}>
        {steps.map(({ status: each, at, isReached }) => (
          <li
            key={`${each} ${at}`}
            data-reached={isReached || undefined}
            aria-current={each === status ? 'step' : undefined}
          >
            {isReached ? (
              <span className={styles.done}>
                {each} {say(`clock.status.${each}`)}
              </span>
            ) : (
              <button
                type="button"
                className={styles.step}
                aria-disabled={doing.isBusy || undefined}
                aria-label={say('clock.step_to', { gid, number: each, status: say(`clock.status.${each}`) })}
                onClick={() => step(each)}
              >
                {each} {say(`clock.status.${each}`)}
              </button>
            )}
            <time dateTime={at}>{shopTime(Date.parse(at))}</time>
          </li>
        ))}
      </ol>
      {next === null ? (
        <p className={styles.end}>{say('clock.at_its_end')}</p>
      ) : (
        <div className={styles.ways}>
          <Button
            size="small"
            pending={doing.isBusy}
            aria-label={say('clock.next_label', { gid, status: say(`clock.status.${next.status}`) })}
            onClick={() => step(next.status)}
          >
            {say('clock.next', { status: say(`clock.status.${next.status}`) })}
          </Button>
          {waysToEnd.map(({ to, word, label }) =>
            !endings.includes(to) || steps.some((one) => one.status === to) ? null : (
              <Button
                key={to}
                variant="outline"
                size="small"
                pending={doing.isBusy}
                aria-label={say(label, { gid })}
                onClick={() => step(to)}
              >
                {say(word)}
              </Button>
            ),
          )}
        </div>
      )}
    </li>
  )
}
