import { Repeated } from '../Repeated.tsx'
import styles from './Said.module.css'
import type { Doing } from './useDoing.ts'

/** Announces the result of the last action. */
export const Said = ({ outcome }: Pick<Doing, 'outcome'>) => (
  <p role="status" className={styles.said}>
    <Repeated of={outcome}>{outcome.said}</Repeated>
  </p>
)
