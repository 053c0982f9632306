import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { switchShortcuts, useShortcuts } from '../../stores/search/shortcuts.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'
import styles from './Shortcuts.module.css'

const rows = [
  { keys: ['/'], key: 'shortcuts.search' },
  { keys: ['?'], key: 'shortcuts.list' },
  { keys: ['↓', '↑'], key: 'shortcuts.suggestions' },
  { keys: ['Enter'], key: 'shortcuts.enter' },
  { keys: ['Esc'], key: 'shortcuts.close' },
  { keys: ['←', '→'], key: 'shortcuts.choices' },
] as const

/** The list of keyboard shortcuts, and a switch for single-letter shortcuts. */
export function Shortcuts({ isOpen }: Pick<ModalOf<'shortcuts'>, 'isOpen'>) {
  const t = useT()
  const areOn = useShortcuts((shortcuts) => shortcuts.areOn)
  return (
    <Modal isOpen={isOpen} onClose={closeModal} title={t('footer.shortcuts')}>
      <dl className={styles.list}>
        {rows.map(({ keys, key }) => (
          <div key={key} className={styles.row}>
            <dt>
              {keys.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={areOn}
          onChange={({ target }) => switchShortcuts(target.checked)}
        />
        {t('shortcuts.switch')}
      </label>
    </Modal>
  )
}
