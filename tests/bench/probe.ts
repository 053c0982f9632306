import type { Locator, Page } from 'playwright-core'

interface Probe {
  /** Milliseconds from the next click to the frame in which `ready` holds. */
  nextClick: (ready: () => boolean) => Promise<number>
  /** Whether a matching element is on the page, neither rendered in the background nor skipped until it is near the viewport. */
  shows: (selector: string) => boolean
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
    // Chromium answers the first query about skipped content by outdated styles; that query makes it update them.
    shows: (selector) =>
      [...document.querySelectorAll(selector)].some(
        (found) => found.checkVisibility() && found.checkVisibility({ contentVisibilityAuto: true }),
      ),
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
  // The types lack the threshold; without it, events faster than 104 ms are left out.
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

/** Installs the probe in every page that opens from now on. */
export async function withProbe(page: Page): Promise<void> {
  await page.addInitScript(installProbe)
}

/**
 * Presses the middle of `target`, like a mouse. Playwright's own click checks the hit element inside the event and forces a layout, which
 * at a quarter of the speed is half of a press's cost.
 */
async function press(page: Page, target: Locator, heldMs: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${target.toString()}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: heldMs })
}

/**
 * Clicks with the button down for `heldMs`, and returns the milliseconds from the click until `ready`, which runs in the page, holds and is
 * painted.
 */
export async function timedClick(
  page: Page,
  target: Locator,
  ready: () => boolean,
  heldMs = 0,
): Promise<number> {
  const [time] = await Promise.all([
    page.evaluate<number>(`window.probe.nextClick(${ready.toString()})`),
    press(page, target, heldMs),
  ])
  return time
}
