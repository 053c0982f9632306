import { reportRenderStart, reportPageMounted } from '../../../src/navigation/renderTiming.ts'
import { afterPaint } from '../../../src/scheduling/afterPaint.ts'

/** Two pages that come in no time: from then on the machine is taken for a quick one. What is learned of it stays. */
export async function fastDevice(): Promise<void> {
  for (let page = 0; page < 2; page += 1) {
    reportRenderStart({ isMeasured: true })
    reportPageMounted()
    await new Promise<void>((resolve) => afterPaint(resolve))
  }
}
