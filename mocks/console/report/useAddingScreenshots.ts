import { useState } from 'react'
import { useConsoleTexts } from '../texts.ts'
import {
  readScreenshot,
  SCREENSHOT_MAXIMUM_MB,
  ScreenshotRefused,
  SCREENSHOTS_AT_MOST,
} from './screenshot.ts'
import { takeScreenshot } from './takeScreenshot.ts'
import type { Screenshots } from './useScreenshots.ts'

/** The images of a paste, which browsers all call image.png; none if it is a text, which may have a picture of itself beside it. */
export const pastedImages = (data: DataTransfer): readonly File[] =>
  data.types.includes('text/plain') ? [] : Array.from(data.files, (file) => new File([file], ''))

export interface AddingScreenshots {
  /** What happened last; empty before. */
  said: string
  /** Why the last file was refused, a new object each time; null if it was not. */
  problem: { said: string } | null
  addFiles(files: readonly File[]): void
  take(): void
}

/** Adds pasted, chosen and taken screenshots; each result is announced. */
export function useAddingScreenshots(screenshots: Screenshots): AddingScreenshots {
  const say = useConsoleTexts()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<{ said: string } | null>(null)
  const namesNow = screenshots.list.map(({ name }) => name)
  /** "Screenshot 1", or the first number that no other one has. */
  function freeName(taken: readonly string[]): string {
    for (let number = 1; ; number += 1) {
      const name = say('report.screenshot', { number })
      if (!taken.includes(name)) return name
    }
  }

  async function run(work: () => Promise<string>) {
    setSaid('')
    setProblem(null)
    if (!screenshots.hasRoom)
      return setProblem({ said: say('report.screenshots_full', { limit: SCREENSHOTS_AT_MOST }) })
    try {
      setSaid(say('report.screenshot_added', { name: await work() }))
    } catch (error) {
      if (error instanceof ScreenshotRefused)
        setProblem({
          said: say(`report.screenshot_refused.${error.reason}`, { megabytes: SCREENSHOT_MAXIMUM_MB }),
        })
      else setProblem({ said: say('report.screenshot_not_taken') })
    }
  }
  return {
    said,
    problem,
    addFiles: (files) =>
      void run(async () => {
        const names: string[] = []
        for (const file of files.slice(0, SCREENSHOTS_AT_MOST - namesNow.length)) {
          const screenshot = await readScreenshot(file, freeName([...namesNow, ...names]))
          screenshots.add(screenshot)
          names.push(screenshot.name)
        }
        return names.join(', ')
      }),
    take: () =>
      void run(async () => {
        const screenshot = { name: freeName(namesNow), url: await takeScreenshot() }
        screenshots.add(screenshot)
        return screenshot.name
      }),
  }
}
