import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { Failure } from '../../../../api/failure.ts'
import type { Statement } from '../../../../contract/entities/account/statement.ts'
import { failureMessage } from '../../../../i18n/failureMessages.ts'
import { formatMonth } from '../../../../i18n/formatMonth.ts'
import { useLanguage, useT } from '../../../../i18n/index.ts'
import { readStatement } from '../../../../stores/business/statement.ts'
import { announce } from '../../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormError } from '../../../../ui/form/FormError.tsx'
import sectionStyles from '../../AccountSection.module.css'
import { PageModal } from '../../PageModal.tsx'
import { saveFile } from '../../saveFile.ts'
import { useLazyForm } from '../../useLazyForm.ts'
import type { StatementPreviewProps } from './StatementPreview.tsx'
import styles from './Statement.module.css'
import { StatementRows } from './StatementRows.tsx'
import { useStatementCsv } from './useStatementCsv.ts'

/** The statement of a month: what the whole business has bought on invoice, to print and as CSV (docs/decisions/0114). */
export function MonthlyStatement({ first }: { first: Statement }) {
  const t = useT()
  const id = useId()
  const language = useLanguage()
  const [chosen, setChosen] = useState<Statement | null>(null)
  const statement = chosen ?? first
  const [asked, setAsked] = useState<string | null>(null)
  const newest = useRef<string>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const csvOfStatement = useStatementCsv()
  const preview = useLazyForm<StatementPreviewProps>(
    async () => (await import('./StatementPreview.tsx')).StatementPreview,
  )
  const title = t('statement.title_of', { month: formatMonth(statement.month, language) })
  const choose = async (month: string) => {
    newest.current = month
    setAsked(month)
    setFailure(null)
    const result = await readStatement(month)
    // Another month was chosen meanwhile.
    if (newest.current !== month) return
    setAsked(null)
    if ('failure' in result) {
      setFailure(result.failure)
      return
    }
    setChosen(result.statement)
    announce(t('statement.title_of', { month: formatMonth(month, language) }))
  }
  // The page has new data, for example in another language: the chosen month stays, and is read again.
  const current = useEffectEvent(() => chosen)
  useEffect(() => {
    const readAgain = async (before: Statement) => {
      const result = await readStatement(before.month)
      if ('statement' in result) setChosen((now) => (now === before ? result.statement : now))
    }
    const before = current()
    if (before) void readAgain(before)
  }, [first])
  return (
    <section className={sectionStyles.card} aria-labelledby={id} aria-busy={asked !== null}>
      <h2 id={id} className={sectionStyles.subtitle}>
        {t('statement.title')}
      </h2>
      <label className={styles.month}>
        <span>{t('statement.month')}</span>
        <select
          className={sectionStyles.field}
          value={asked ?? statement.month}
          onChange={({ target }) => void choose(target.value)}
        >
          {statement.months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month, language)}
            </option>
          ))}
        </select>
      </label>
      <FormError message={failure && t(failureMessage(failure))} />
      <StatementRows statement={statement} />
      {statement.rows.length === 0 ? null : (
        <div className={sectionStyles.actions}>
          <Button variant="outline" pending={preview.isLoading} onClick={preview.open}>
            {t('orders.print')}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              saveFile(`pasar-${statement.month}.csv`, csvOfStatement(statement), 'text/csv;charset=utf-8')
            }
          >
            {t('statement.download')}
          </Button>
        </div>
      )}
      <PageModal isOpen={preview.isOpen} onClose={preview.close} look="large" title={title}>
        {preview.Form && preview.isOpen ? <preview.Form statement={statement} title={title} /> : null}
      </PageModal>
    </section>
  )
}
