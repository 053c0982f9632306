import type { Bar } from './waterfall.ts'
import styles from './WaterfallBar.module.css'

interface WaterfallBarProps {
  bar: Bar
  tone: 'good' | 'warning' | 'bad'
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`

/** When a request ran, among those of its burst. The row's details say the same in words. */
export const WaterfallBar = ({ bar: { from, length }, tone }: WaterfallBarProps) => (
  <span className={styles.track} aria-hidden>
    <span
      className={styles.bar}
      data-tone={tone}
      style={{ marginInlineStart: percent(from), width: percent(length) }}
    />
  </span>
)
