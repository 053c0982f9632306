/** Unregisters every service worker of this origin that is not the shop's own; returns their number. */
export async function removeForeignWorkers(base: string): Promise<number> {
  // Absent over plain http, which the types do not express.
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  if (!workers) return 0
  const own = new URL(`${base}sw.js`, location.href).href
  const registrations = await workers.getRegistrations()
  const foreign = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker && worker.scriptURL !== own),
  )
  const removed = await Promise.all(foreign.map((registration) => registration.unregister()))
  return removed.filter(Boolean).length
}
