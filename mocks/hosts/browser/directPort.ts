import { machineMs } from '../../base/clock.ts'
import { OPEN_DIRECT_PORT } from '../worker/directPort.ts'

/** A worker that was stopped has lost the port; each call that arrives by message indicates that. */
const PATIENCE_MS = 1_000

type Container = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'dispatchEvent'>

const isAsking = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'REQUEST'

/**
 * Opens a port for the worker's requests to this page. Its messages are passed to MSW as if they had come the usual way. The usual way
 * stays open; a message on it means that the worker has no port, and it gets a new one.
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
