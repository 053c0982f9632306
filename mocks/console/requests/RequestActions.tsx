import { Button } from '../../../src/ui/button/Button.tsx'
import { useControls } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import { download } from './download.ts'
import styles from './RequestActions.module.css'
import { isCopied, type Report } from './report.ts'

interface RequestActionsProps {
  onReport: (report: Report) => void
}

const FILE = 'pasar.har'

/** What can be done with the journal as a whole. */
export function RequestActions({ onReport }: RequestActionsProps) {
  const say = useConsoleTexts()
  const controls = useControls()
  const copyTest = async () => {
    const text = await controls.playwright()
    onReport(
      (await isCopied(text))
        ? { said: say('requests.copied', { what: say('requests.copy_test') }) }
        : { said: say('requests.copy_failed'), text },
    )
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          download(FILE, JSON.stringify(controls.har(), null, 2))
          onReport({ said: say('requests.exported', { file: FILE }) })
        }}
      >
        {say('requests.export_har')}
      </Button>
      <Button variant="outline" size="small" onClick={() => void copyTest()}>
        {say('requests.copy_test')}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          controls.clearJournal()
          onReport({ said: say('requests.cleared') })
        }}
      >
        {say('requests.clear')}
      </Button>
    </div>
  )
}
