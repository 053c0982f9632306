import { type AriaAttributes, type ReactNode, useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { useConsoleTexts } from '../texts.ts'
import styles from './RowList.module.css'
import { useFirstNew } from './useFirstNew.ts'

/** The page size: the list renders again with every call. */
const STRETCH = 40

interface RowListProps<Row> extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> {
  rows: readonly Row[]
  children: (row: Row) => ReactNode
}

/** The first of many rows, with a button for more. */
export function RowList<Row>({ rows, children, ...label }: RowListProps<Row>) {
  const say = useConsoleTexts()
  const [limit, setLimit] = useState(STRETCH)
  const list = useFirstNew(limit)
  return (
    <>
      <ul ref={list} className={styles.list} {...label}>
        {rows.slice(0, limit).map(children)}
      </ul>
      {rows.length > limit ? (
        <Button variant="outline" onClick={() => setLimit(limit + STRETCH)}>
          {say('requests.more')}
        </Button>
      ) : null}
    </>
  )
}
