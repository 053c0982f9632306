import type { JournalEntry } from '../../server/journal.ts'
import { useConsoleTexts } from '../texts.ts'
import styles from './ShopChanges.module.css'

/** What a request has changed in the shop: each value before and after. */
export function ShopChanges({ entry: { changes, moreChanges } }: { entry: JournalEntry }) {
  const say = useConsoleTexts()
  if (!changes || changes.length === 0) return null
  return (
    <section aria-label={say('requests.changes')}>
      <h4>{say('requests.changes')}</h4>
      <ul className={styles.changes}>
        {changes.map(({ path, before, after }) => (
          <li key={path}>
            <span className={styles.path}>{path}</span>{' '}
            {before === undefined ? null : <del className={styles.before}>{before}</del>}{' '}
            {after === undefined ? null : <ins className={styles.after}>{after}</ins>}
          </li>
        ))}
      </ul>
      {moreChanges === undefined ? null : <p>{say('requests.more_changes', { number: moreChanges })}</p>}
    </section>
  )
}
