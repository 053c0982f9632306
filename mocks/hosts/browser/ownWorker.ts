import type { InPageReason } from '../../base/status.ts'

/** How long an active worker may take to take over a page. After that, the browser keeps the page without it on purpose. */
const CLAIM_PATIENCE_MS = 30_000
/** How long a worker may take to fetch the shell and start. The shop works meanwhile. */
const INSTALL_PATIENCE_MS = 60_000

/**
 * Registers the shop's own worker and waits until it controls this page; returns the reason for a failure, or null. Never reloads: MSW
 * alone would, when it finds a worker that does not control the page.
 */
export async function controlledByOwnWorker(base: string): Promise<InPageReason | null> {
  // Absent over plain http, which the types do not express.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return 'unsupported'
  const script = new URL(`${base}sw.js`, location.href).href
  const scope = new URL(base, location.href).href
  if (!location.href.startsWith(scope)) return 'outside-scope'
  try {
    const known = await workers.getRegistration(scope)
    const scripts = [known?.active, known?.waiting, known?.installing].flatMap(
      (worker) => worker?.scriptURL ?? [],
    )
    if (known?.scope === scope && scripts.some((url) => url !== script)) return 'foreign-worker'
    const registration = await workers.register(script, { scope })
    quietUpdates(registration)
    // A newer worker takes over as soon as it is installed, and MSW would continue to message the older one: wait for the newer one first.
    // A worker that was registered just now is the newest.
    if (known) await registration.update()
    await within(
      INSTALL_PATIENCE_MS,
      settled(registration.installing ?? registration.waiting ?? registration.active),
    )
    const isOurs = () => workers.controller?.scriptURL === script && workers.controller.state === 'activated'
    if (isOurs()) return null
    const controlled = new Promise<void>((resolve) => {
      workers.addEventListener('controllerchange', () => resolve(), { once: true })
    })
    registration.active?.postMessage('PASAR_CLAIM')
    await within(CLAIM_PATIENCE_MS, controlled)
    return workers.controller?.scriptURL === script ? null : 'not-controlled'
  } catch {
    return 'not-registered'
  }
}

/** MSW looks for a new worker script and does not catch the failure, which is the rule when the network is off. */
function quietUpdates(registration: ServiceWorkerRegistration) {
  const update = registration.update.bind(registration)
  registration.update = () => update().catch(() => registration)
}

/** Resolves when the worker runs, or was thrown away because it could not fetch the whole shell. */
function settled(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!worker || worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker?.addEventListener('statechange', check)
    check()
  })
}

async function within(patience: number, work: Promise<void>): Promise<void> {
  let alarm: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise<void>((resolve) => {
    alarm = setTimeout(resolve, patience)
  })
  await Promise.race([work, enough])
  clearTimeout(alarm)
}
