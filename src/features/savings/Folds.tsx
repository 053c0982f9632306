import type { ReactNode } from 'react'
import styles from './Fold.module.css'

/** Several folds in one card. Nothing is shown while all of them render nothing. */
export const Folds = ({ children }: { children: ReactNode }) => <div className={styles.folds}>{children}</div>
