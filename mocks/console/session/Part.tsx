import { type ReactNode, useId } from 'react'
import styles from './Part.module.css'

interface PartProps {
  title: string
  children: ReactNode
}

/** A part of a panel, under its heading. */
export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
