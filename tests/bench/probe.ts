import type { Locator, Page } from 'playwright-core'

interface Probe {
  /** Milliseconds from the next click to the frame in which `ready` holds. */
  nextClick: (ready: () => boolean) => Promise<number>
  interactions: Map<number, number>
  shift: number
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page before anything else: times clicks, collects interactions and layout shifts. */
function installProbe() {
  const interactions = new Map<number, number>()
  const probe: Probe = {
    interactions,
    shift: 0,
    nextClick: (ready) =>
      new Promise((resolve) => {
        let clickedAt: number | null = null
        const painted = () => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => resolve(performance.now() - (clickedAt ?? 0)))
          channel.port1.start()
          channel.port2.postMessage(null)
        }
        const check = () => {
          if (clickedAt === null || !ready()) return
          watcher.disconnect()
          requestAnimationFrame(painted)
        }
        const watcher = new MutationObserver(check)
        watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        addEventListener(
          'click',
          (event) => {
            clickedAt = event.timeStamp
            queueMicrotask(check)
          },
          { capture: true, once: true },
        )
      }),
  }
  window.probe = probe
  // The types do not know the threshold; without it, what is faster than 104 ms is left out.
  const everyEvent: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number }
      if (interactionId)
        interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration))
    }
  }).observe(everyEvent)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) probe.shift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Puts the probe into every page that is opened from now on. */
export async function withProbe(page: Page): Promise<void> {
  await page.addInitScript(installProbe)
}

/** Clicks, and answers the milliseconds until `ready`, which runs in the page, holds and is painted. */
export async function timedClick(page: Page, target: Locator, ready: () => boolean): Promise<number> {
  const time = page.evaluate<number>(`window.probe.nextClick(${ready.toString()})`)
  await target.click()
  return time
}
