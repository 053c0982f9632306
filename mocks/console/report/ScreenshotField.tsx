import { Button } from '../../../src/ui/button/Button.tsx'
import fields from '../session/fields.module.css'
import { FileField } from '../session/FileField.tsx'
import { Repeated } from '../Repeated.tsx'
import { useConsoleTexts } from '../texts.ts'
import { SCREENSHOTS_AT_MOST } from './screenshot.ts'
import styles from './ScreenshotField.module.css'
import { canTakeScreenshot } from './takeScreenshot.ts'
import type { AddingScreenshots } from './useAddingScreenshots.ts'
import type { Screenshots } from './useScreenshots.ts'

interface ScreenshotFieldProps {
  screenshots: Screenshots
  adding: AddingScreenshots
}

/** The screenshots of the report, each with its name, and the ways to add one. */
export function ScreenshotField({ screenshots, adding }: ScreenshotFieldProps) {
  const say = useConsoleTexts()
  const { list, hasRoom, isKept } = screenshots
  return (
    <>
      {list.length === 0 ? null : (
        <ul className={styles.list} aria-label={say('report.screenshots')}>
          {list.map((screenshot) => (
            <li key={screenshot.url} className={styles.screenshot}>
              <img className={styles.image} src={screenshot.url} alt="" />
              <span className={styles.name}>{screenshot.name}</span>
              <Button
                variant="outline"
                size="small"
                aria-label={say('report.screenshot_remove_label', { name: screenshot.name })}
                onClick={() => screenshots.remove(screenshot)}
              >
                {say('report.screenshot_remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasRoom ? (
        <>
          <FileField
            label={say('report.screenshot_add')}
            accept="image/png,image/jpeg,image/webp"
            onFile={(file) => adding.addFiles([file])}
          />
          {canTakeScreenshot() ? (
            <div className={fields.row}>
              <Button variant="outline" onClick={() => adding.take()}>
                {say('report.screenshot_take')}
              </Button>
            </div>
          ) : null}
        </>
      ) : (
        <p className={fields.hint}>{say('report.screenshots_full', { limit: SCREENSHOTS_AT_MOST })}</p>
      )}
      <p role="status" className={fields.hint}>
        {adding.said}
        {isKept ? '' : ` ${say('report.screenshots_not_kept')}`}
      </p>
      <p role="alert" className={styles.problem}>
        <Repeated of={adding.problem}>{adding.problem?.said}</Repeated>
      </p>
      <p className={fields.hint}>{say('report.screenshot_hint')}</p>
    </>
  )
}
