import type { Locator, Page } from 'playwright-core'

interface Probe {
  /** Milliseconds from the next click to the frame in which `ready` holds. */
  nextClick: (ready: () => boolean) => Promise<number>
  /** Whether something that fits is on the page, and neither drawn ahead for who may go there nor left out until it is near. */
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
    // Asked at once for what is left out until it is near, Chromium answers by the styles before; the first question has it look at those of now.
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

/**
 * Presses what is in the middle of `target`, as a mouse does. Playwright's own click listens in the page to what it hits and lays
 * the page out anew within the event, which at a quarter of the speed is half of what a press costs.
 */
async function press(page: Page, target: Locator, heldMs: number): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`Nothing to press: ${target.toString()}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: heldMs })
}

/**
 * Clicks, keeping the button down for `heldMs`, and answers the milliseconds from the click until `ready`, which runs in the page,
 * holds and is painted.
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
