import { STORE_FOR_OFFLINE } from '../worker/storeForOffline.ts'

/**
 * Asks the worker to store what it did not need to take over. Resolves to whether the whole shop opens without a network from then on;
 * never where the worker is an older one, which does not answer.
 */
export const storeForOffline = (workers: Pick<ServiceWorkerContainer, 'controller'>): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data === true), {
      once: true,
    })
    port1.start()
    workers.controller?.postMessage(STORE_FOR_OFFLINE, [port2])
  })
