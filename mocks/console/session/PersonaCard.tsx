import { Button } from '../../../src/ui/button/Button.tsx'
import { linkQuery } from '../../scenarios/link.ts'
import type { Persona } from '../../scenarios/persona.ts'
import { type PersonaId, personas } from '../../scenarios/personas.ts'
import type { PersonaFacts } from '../../controls/people.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useControls } from '../useControls.ts'
import { type ConsoleTranslate, useConsoleTexts } from '../texts.ts'
import styles from './PersonaCard.module.css'
import type { Doing } from './useDoing.ts'

const ringgit = (cents: number): string => `RM ${(cents / 100).toFixed(2)}`

/** The non-empty parts of an account, in a few words each. */
function ownedItems(persona: PersonaFacts, say: ConsoleTranslate): string[] {
  const { orders, addresses, cards, lists, favorites, rewardPoints, credits, business } = persona
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

/** The pages that a persona is for, each with its repro link below the base path. */
function pagesOf(id: PersonaId) {
  const { opens = [] }: Persona = personas[id]
  const query = linkQuery({ mocks: [], persona: id })
  return opens.map((path) => ({
    path,
    link: `${path.slice(1)}${path.includes('?') ? query.replace('?', '&') : query}`,
  }))
}

interface PersonaCardProps {
  persona: PersonaFacts
  isCurrent: boolean
  doing: Doing
}

/** A persona: name, data, and buttons that sign it in here or in another window. */
export function PersonaCard({ persona, isCurrent, doing }: PersonaCardProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const { id, name, email } = persona
  const title = say(`people.title.${id}`)
  const signIn = () =>
    doing.act(async () => {
      await controls.become(id)
      return say('people.signed_in', { title })
    })
  const owned = ownedItems(persona, say)
  const pages = pagesOf(id)
  return (
    <li className={styles.card} aria-current={isCurrent || undefined}>
      <h3 className={styles.title}>{title}</h3>
      {name === null ? null : (
        <p className={styles.who}>
          {name} <span className={styles.email}>{email}</span>
        </p>
      )}
      <p className={styles.about}>{say(`people.about.${id}`)}</p>
      {owned.length === 0 ? null : (
        <ul className={styles.has} aria-label={say('people.has.label')}>
          {owned.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {pages.length === 0 ? null : (
        <ul className={styles.pages} aria-label={say('people.opens', { title })}>
          {pages.map(({ path, link }) => (
            <li key={path}>
              <a href={`${controls.server.base}${link}`}>{path}</a>
            </li>
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
