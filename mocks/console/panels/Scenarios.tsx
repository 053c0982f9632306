import * as v from 'valibot'
import type { ScenarioGroup, ScenarioRow } from '../../scenarios/row.ts'
import { scenarioGroups, scenarioTable } from '../../scenarios/table.ts'
import { useKept } from '../kept.ts'
import { AnyFault } from '../scenarios/AnyFault.tsx'
import { ArmedList } from '../scenarios/ArmedList.tsx'
import { OwnAnswer } from '../scenarios/OwnAnswer.tsx'
import { ScenarioCard } from '../scenarios/ScenarioCard.tsx'
import { isFound } from '../scenarios/isFound.ts'
import { useShopText } from '../scenarios/useShopText.ts'
import { useConsoleTexts } from '../texts.ts'
import fold from '../scenarios/fold.module.css'
import styles from './Scenarios.module.css'

/** Every row of the error catalogue, to be armed and met; and any fault of any call. */
export function Scenarios() {
  const say = useConsoleTexts()
  const shopText = useShopText()
  const [term, setTerm] = useKept('scenarios.search', v.string(), '')
  const wanted = term.trim()
  const isWanted = (row: ScenarioRow, group: string) => {
    const { id, expects } = row
    const texts = [say(`scenarios.title.${id}`), expects ? shopText(expects.key) : '', group]
    return isFound(row, wanted, texts)
  }
  const groups = scenarioGroups
    .map((group) => ({
      ...group,
      rows: group.rows.filter((row) => isWanted(row, say(`scenarios.group.${group.id}`))),
    }))
    .filter(({ rows }) => rows.length > 0)
  const shown = groups.reduce((sum, { rows }) => sum + rows.length, 0)

  return (
    <div className={styles.panel}>
      <ArmedList />
      <AnyFault />
      <OwnAnswer />
      <div className={styles.search}>
        <input
          type="search"
          className={styles.field}
          aria-label={say('scenarios.search')}
          placeholder={say('scenarios.search')}
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <span role="status" className={styles.count}>
          {shown === 0
            ? say('scenarios.none', { term: term.trim() })
            : say('scenarios.count', { shown, count: scenarioTable.length })}
        </span>
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} isSearched={wanted !== ''} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: ScenarioGroup
  isSearched: boolean
}

/** Collapsed until a search opens it. */
function Group({ group: { id, rows }, isSearched }: GroupProps) {
  const say = useConsoleTexts()
  const [isOpen, setOpen] = useKept(`scenarios.fold.${id}`, v.boolean(), false)
  return (
    <details
      className={styles.group}
      open={isSearched || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isSearched) setOpen(currentTarget.open)
      }}
    >
      <summary className={fold.summary}>
        <h3 className={styles.name}>
          {say('scenarios.group_label', { group: say(`scenarios.group.${id}`), count: rows.length })}
        </h3>
      </summary>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <ScenarioCard key={row.id} row={row} />
        ))}
      </ul>
    </details>
  )
}
