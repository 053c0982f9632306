import { longestWhileScrolling, openLongList } from '../scrolling.ts'
import type { Measure } from './measure.ts'

/** A list of 500 cards, scrolled to its end and back at a quarter of the speed: the work of it, and the longest task. */
export const scrolling: Measure = async (browser, url) => {
  const page = await openLongList(browser, url)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  /** The seconds of this kind of work since the page was opened. */
  const spent = async (name: string): Promise<number> => {
    const { metrics } = await tools.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === name)?.value ?? 0
  }
  return async () => {
    await page.bringToFront()
    const [tasks, layout] = [await spent('TaskDuration'), await spent('LayoutDuration')]
    const longest = await longestWhileScrolling(page)
    return [
      {
        longest,
        tasks: ((await spent('TaskDuration')) - tasks) * 1_000,
        layout: ((await spent('LayoutDuration')) - layout) * 1_000,
      },
    ]
  }
}
