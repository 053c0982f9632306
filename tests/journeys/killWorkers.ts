import type { Page } from 'playwright-core'

/** As the browser does to save memory; resolves when none runs. */
export async function killWorkers(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const isStopped = versions.every(({ runningStatus }) => runningStatus === 'stopped')
      if (versions.length > 0 && isStopped) resolve()
    })
  })
  await tools.send('ServiceWorker.enable')
  await tools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await tools.detach()
}
