import { pageBegins, pageStands } from '../../../src/navigation/renderTiming.ts'
import { afterPaint } from '../../../src/scheduling/afterPaint.ts'

/** Two pages that come in no time: from then on the machine is taken for a quick one. What is learned of it stays. */
export async function quickMachine(): Promise<void> {
  for (let page = 0; page < 2; page += 1) {
    pageBegins({ tellsOfMachine: true })
    pageStands()
    await new Promise<void>((resolve) => afterPaint(resolve))
  }
}
