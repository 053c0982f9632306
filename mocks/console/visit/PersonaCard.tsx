import { Button } from '../../../src/ui/button/Button.tsx'
import type { PersonaFacts } from '../../controls/people.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useControls } from '../useControls.ts'
import { type ConsoleTranslate, useWords } from '../words.ts'
import styles from './PersonaCard.module.css'
import type { Doing } from './useDoing.ts'

const ringgit = (cents: number): string => `RM ${(cents / 100).toFixed(2)}`

/** What somebody has, each in a few words; what they have not is left out. */
function belongingsOf(facts: PersonaFacts, say: ConsoleTranslate): string[] {
  const { orders, addresses, cards, lists, favorites, rewardPoints, credits, business } = facts
  const counts = { orders, addresses, cards, lists, favorites, points: rewardPoints }
  const names = Object.keys(counts) as (keyof typeof counts)[]
  return [
    ...(business === null ? [] : [business]),
    ...names.flatMap((name) =>
      counts[name] === 0 ? [] : [say(`people.has.${name}`, { number: counts[name] })],
    ),
    ...(credits === 0 ? [] : [say('people.has.credits', { amount: ringgit(credits) })]),
  ]
}

interface PersonaCardProps {
  facts: PersonaFacts
  isCurrent: boolean
  doing: Doing
}

/** Somebody to be: who they are, what they have, and the ways to become them here or elsewhere. */
export function PersonaCard({ facts, isCurrent, doing }: PersonaCardProps) {
  const say = useWords()
  const controls = useControls()
  const { id, name, email } = facts
  const title = say(`people.title.${id}`)
  const signIn = () =>
    doing.act(async () => {
      await controls.become(id)
      return say('people.signed_in', { title })
    })
  const belongings = belongingsOf(facts, say)
  return (
    <li className={styles.card} aria-current={isCurrent || undefined}>
      <h3 className={styles.title}>{title}</h3>
      {name === null ? null : (
        <p className={styles.who}>
          {name} <span className={styles.email}>{email}</span>
        </p>
      )}
      <p className={styles.about}>{say(`people.about.${id}`)}</p>
      {belongings.length === 0 ? null : (
        <ul className={styles.has} aria-label={say('people.has.label')}>
          {belongings.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button
          size="small"
          variant={isCurrent ? 'outline' : 'primary'}
          pending={doing.isBusy}
          aria-label={say(isCurrent ? 'people.again_label' : 'people.sign_in_label', { title })}
          onClick={signIn}
        >
          {say(isCurrent ? 'people.again' : 'people.sign_in')}
        </Button>
        <LinkCopier label={say('link.copy_label', { title })} linkOf={() => controls.link({ persona: id })} />
      </div>
    </li>
  )
}
