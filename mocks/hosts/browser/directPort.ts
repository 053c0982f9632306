import { machineMs } from '../../base/clock.ts'
import { OPEN_DIRECT_PORT } from '../worker/directPort.ts'

/** A worker that was stopped has forgotten the port; calls that come meanwhile the old way all tell so. */
const PATIENCE_MS = 1_000

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'dispatchEvent'>

const isAsking = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'REQUEST'

/**
 * Lets the worker ask this page over a port of its own. What comes over it is handed to MSW as if it had come the usual way; that
 * stays open, and what comes by it says that the worker has no port, and gets another.
 */
export function openDirectPort(workers: Container): void {
  let openedAt = 0
  const open = () => {
    openedAt = machineMs()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
      workers.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
    })
    port1.start()
    workers.controller?.postMessage(OPEN_DIRECT_PORT, [port2])
  }
  workers.addEventListener('message', (event) => {
    if (event.isTrusted && isAsking(event.data) && machineMs() - openedAt > PATIENCE_MS) open()
  })
  open()
}
