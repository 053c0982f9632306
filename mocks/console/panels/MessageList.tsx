import type { Controls } from '../../controls/controls.ts'
import { useControls } from '../useControls.ts'
import { useAsked } from '../useAsked.ts'
import { useConsoleTexts } from '../texts.ts'
import { Part } from '../session/Part.tsx'
import { shopTime } from '../session/shopTime.ts'
import styles from './People.module.css'

/** The newest comes first, since a tester usually waits for it. */
const FEW = 5

const outboxOf = async ({ server }: Controls) => (await server.store.read()).outbox

/** What the shop would have sent by e-mail or text message: nothing leaves the browser, so its codes are read here. */
export function MessageList() {
  const say = useConsoleTexts()
  const controls = useControls()
  const outbox = useAsked(outboxOf)
  if (!outbox || outbox.length === 0) return null
  return (
    <Part title={say('people.messages')}>
      <ul className={styles.list}>
        {outbox
          .map((message, place) => ({ ...message, place }))
          .slice(-FEW)
          .toReversed()
          .map(({ at, to, kind, content, place }) => (
            <li key={place} className={styles.message}>
              <span>{say('people.message', { kind: say(`people.message_kind.${kind}`), to })}</span>
              <strong className={styles.content}>
                {kind === 'resetLink' ? (
                  <a href={`${controls.server.base}${content.slice(1)}`}>{content}</a>
                ) : (
                  content
                )}
              </strong>
              <span className={styles.time}>{shopTime(at)}</span>
            </li>
          ))}
      </ul>
    </Part>
  )
}
