import { useState } from 'react'
import { Button } from '../../../src/ui/button/Button.tsx'
import { NOTES_LENGTH } from '../../controls/sessionExport/sessionExportSchema.ts'
import { scenarioOf } from '../../scenarios/table.ts'
import { download } from '../requests/download.ts'
import { type Report, isCopied } from '../requests/report.ts'
import { RequestReport } from '../requests/RequestReport.tsx'
import { useFollowed } from '../scenarios/following.ts'
import { expectedText, shownText } from '../scenarios/outcomeText.ts'
import { evidenceOf } from '../scenarios/useEvidence.ts'
import { useShopText } from '../scenarios/useShopText.ts'
import { checksOf, verdictOf } from '../scenarios/verdict.ts'
import fields from '../session/fields.module.css'
import { fileName } from '../session/fileName.ts'
import { Part } from '../session/Part.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import styles from './BugReport.module.css'
import { environmentFacts } from './environment.ts'
import { type FollowedOutcome, reportText } from './reportText.ts'
import { ScreenshotField } from './ScreenshotField.tsx'
import { pastedImages, useAddingScreenshots } from './useAddingScreenshots.ts'
import { useScreenshots } from './useScreenshots.ts'
import type { Notes } from '../useNotes.ts'

/** The tester's notes, their screenshots, and buttons that copy and save a finished bug report. */
export function BugReport({ notes }: { notes: Notes }) {
  const say = useConsoleTexts()
  const shopText = useShopText()
  const controls = useControls()
  const followed = useFollowed()
  const screenshots = useScreenshots()
  const adding = useAddingScreenshots(screenshots)
  const [report, setReport] = useState<Report>({ said: '' })

  function outcome(): FollowedOutcome | null {
    const row = followed && scenarioOf(followed.id)
    if (!row) return null
    const evidence = evidenceOf(row, followed, controls, shopText)
    const verdict = verdictOf(row, evidence)
    return {
      title: say(`scenarios.title.${row.id}`),
      act: say(`scenarios.act.${row.act}`),
      expected: checksOf(row, evidence).map((check) => expectedText(row, check, { say, shopText })),
      shown: shownText(row, evidence, say),
      verdict: verdict === 'waiting' ? null : say(`scenarios.${verdict}`),
    }
  }
  const textNow = async (hasImages: boolean) =>
    reportText(
      {
        notes: notes.text,
        link: await controls.link({ isConsole: true }),
        path: `${location.pathname}${location.search}`,
        followed: outcome(),
        screenshots: screenshots.list,
        hasImages,
        journal: controls.journal(),
        errors: controls.server.telemetry.errors(),
        environment: environmentFacts(controls, say),
      },
      say,
    )
  async function copy() {
    const text = await textNow(false)
    setReport(
      (await isCopied(text)) ? { said: say('report.copied') } : { said: say('requests.copy_failed'), text },
    )
  }
  async function save() {
    const name = fileName(controls.clock.now(), 'md')
    download(name, await textNow(true), 'text/markdown')
    setReport({ said: say('report.saved', { name }) })
  }
  return (
    <Part title={say('report.title')}>
      <p className={fields.hint}>{say('report.hint')}</p>
      <label className={fields.label}>
        {say('report.notes')}
        <textarea
          className={`${fields.field} ${styles.notes}`}
          rows={4}
          maxLength={NOTES_LENGTH}
          value={notes.text}
          onChange={({ target }) => notes.write(target.value)}
          onPaste={(event) => {
            const files = pastedImages(event.clipboardData)
            if (files.length === 0) return
            event.preventDefault()
            adding.addFiles(files)
          }}
        />
      </label>
      <ScreenshotField screenshots={screenshots} adding={adding} />
      <div className={fields.row}>
        <Button variant="outline" onClick={() => void copy()}>
          {say('report.copy')}
        </Button>
        <Button variant="outline" onClick={() => void save()}>
          {say('report.save')}
        </Button>
      </div>
      <RequestReport report={report} />
    </Part>
  )
}
