import { reportRenderStart, reportPageMounted } from '../../../src/navigation/renderTiming.ts'
import { afterPaint } from '../../../src/scheduling/afterPaint.ts'

/** Opens two pages without delay, so that the shop measures a fast device. The measurement stays for the file. */
export async function fastDevice(): Promise<void> {
  for (let page = 0; page < 2; page += 1) {
    reportRenderStart({ isMeasured: true })
    reportPageMounted()
    await new Promise<void>((resolve) => afterPaint(resolve))
  }
}
