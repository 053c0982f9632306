import { Button } from '../../src/ui/button/Button.tsx'
import { removeForeignWorkers } from '../controls/foreignWorkers.ts'
import styles from './StatusBadge.module.css'
import { useStatus, useTools } from './useControls.ts'
import { Said } from './session/Said.tsx'
import { useDoing } from './session/useDoing.ts'
import { useConsoleTexts } from './texts.ts'

const offlineState = (isReady: boolean) => (isReady ? 'offline.ready' : 'offline.not_yet')

/** Shows whether the worker or the page answers requests, and why the page does, and whether the shop would open offline; unregisters a foreign worker. */
export function StatusBadge() {
  const say = useConsoleTexts()
  const { controls, handle } = useTools()
  const doing = useDoing()
  const status = useStatus()
  const isWorker = status.by === 'worker'
  const isForeign = !isWorker && status.reason === 'foreign-worker'
  const remove = () =>
    doing.act(async () => {
      const number = await removeForeignWorkers(controls.server.base)
      await handle.tryWorker?.()
      return say('network.foreign_removed', { number })
    })
  return (
    <div className={styles.place}>
      <p className={styles.badge} data-by={status.by}>
        <strong>{say(isWorker ? 'by_worker' : 'by_page')}</strong>
        <span>: {say(isWorker ? offlineState(status.isOfflineReady) : `reason.${status.reason}`)}</span>
      </p>
      {isForeign ? (
        <Button variant="outline" size="small" pending={doing.isBusy} onClick={remove}>
          {say('network.remove_foreign')}
        </Button>
      ) : null}
      <Said outcome={doing.outcome} />
    </div>
  )
}
