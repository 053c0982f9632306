import { Button } from '../../../src/ui/button/Button.tsx'
import type { SavedSet } from '../../controls/sets/savedSets.ts'
import { LinkCopier } from '../LinkCopier.tsx'
import { useConsoleTexts } from '../texts.ts'
import { useControls } from '../useControls.ts'
import styles from './SavedSets.module.css'

interface SetRowProps {
  set: SavedSet
  onDelete: () => void
}

/** A saved set: its name is the link, which opens a new shop. */
export function SetRow({ set: { name, address }, onDelete }: SetRowProps) {
  const say = useConsoleTexts()
  const { base } = useControls().server
  const href = new URL(`${base}${address.slice(1)}`, location.origin).href
  return (
    <li className={styles.set}>
      <a className={styles.link} href={href}>
        {name}
      </a>
      <span className={styles.address}>{address}</span>
      <div className={styles.actions}>
        <LinkCopier label={say('link.copy_label', { title: name })} linkOf={async () => href} />
        <Button
          variant="quiet"
          size="small"
          aria-label={say('sets.delete_label', { name })}
          onClick={onDelete}
        >
          {say('sets.delete')}
        </Button>
      </div>
    </li>
  )
}
