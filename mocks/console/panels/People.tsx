import type { Controls } from '../../controls/controls.ts'
import { useAsked } from '../useAsked.ts'
import { PersonaCard } from '../session/PersonaCard.tsx'
import { Said } from '../session/Said.tsx'
import { useDoing } from '../session/useDoing.ts'
import { useConsoleTexts } from '../texts.ts'
import { MessageList } from './MessageList.tsx'
import styles from './People.module.css'

const asked = async (controls: Controls) => ({
  people: await controls.people(),
  current: await controls.persona(),
})

/** All personas with their data; the current one is shown above. */
export function People() {
  const say = useConsoleTexts()
  const doing = useDoing()
  const answer = useAsked(asked)
  if (!answer) return null
  const { people, current } = answer
  const name = current === null ? say('people.somebody') : say(`people.title.${current}`)
  return (
    <div className={styles.panel}>
      <p className={styles.now}>{say('people.now', { name })}</p>
      <Said outcome={doing.outcome} />
      <MessageList />
      <ul className={styles.list}>
        {people.map((persona) => (
          <PersonaCard key={persona.id} persona={persona} isCurrent={persona.id === current} doing={doing} />
        ))}
      </ul>
    </div>
  )
}
