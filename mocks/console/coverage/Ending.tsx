import { Button } from '../../../src/ui/button/Button.tsx'
import type { CallCoverage, EndingCount } from '../../controls/coverage.ts'
import { waysToMeet } from '../../controls/waysToMeet.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import row from './CoverageRow.module.css'
import styles from './Ending.module.css'
import { stateOf } from './state.ts'

interface EndingProps {
  call: CallCoverage['call']
  count: EndingCount
}

/** An ending of a call, how often it was met, and for a gap the input or the link that meets it. */
export function Ending({ call, count: each }: EndingProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const { ending, count, armed } = each
  const state = stateOf(each)
  const { input, link, fault } = waysToMeet(call, ending)
  const name = ending === 'ok' ? say('coverage.ok') : ending
  const linkOf = () => {
    const address = new URL((link ?? '').slice(1), `${location.origin}${controls.server.base}`)
    // The console then says what to do there.
    address.search += '&console=1'
    return Promise.resolve(address.href)
  }
  return (
    <li className={styles.ending}>
      <p className={styles.line}>
        <span className={row.cell} data-state={state} aria-hidden />
        {state === 'never'
          ? say('coverage.missing', { ending: name })
          : say('coverage.met', { ending: name, number: count + armed })}
        {armed > 0 ? (
          <span className={styles.armed}>{say('coverage.by_fault', { number: armed })}</span>
        ) : null}
      </p>
      {state === 'met' || link === undefined || fault === undefined ? null : (
        <>
          {input ? (
            <p className={styles.input}>
              {say('coverage.input', { act: say(`scenarios.act.${input.act}`) })}
            </p>
          ) : null}
          <div className={styles.actions}>
            <LinkCopier label={say('coverage.link_label', { ending: name })} linkOf={linkOf} />
            <Button
              variant="quiet"
              size="small"
              aria-label={say('coverage.arm_label', { ending: name })}
              onClick={() => controls.arm(`${fault}@once`)}
            >
              {say('scenarios.arm')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
