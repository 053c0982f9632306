import { useT } from '../../i18n/index.ts'
import { colours, tints } from './colours.ts'
import styles from './StyleGuide.module.css'

const Swatches = ({ names, prefix = '' }: { names: readonly string[]; prefix?: string }) => (
  <ul className={styles.swatches}>
    {names.map((name) => (
      <li key={name} className={styles.swatch}>
        <span className={styles.colour} style={{ background: `var(--${prefix}${name})` }} />
        <code className={styles.code}>{name}</code>
      </li>
    ))}
  </ul>
)

export const Colours = () => <Swatches names={colours} />
export const Tints = () => <Swatches names={tints} prefix="tint-" />

const SIZES = [40, 26, 20, 17, 16, 14, 13, 11] as const
const WEIGHTS = [500, 600, 700, 800] as const

/** The type scale and its weights. */
export function Letters() {
  const t = useT()
  return (
    <ul className={styles.letters}>
      {SIZES.map((size) => (
        <li key={size} style={{ fontSize: `var(--text-${size})` }}>
          {t('style_guide.sentence')} <code className={styles.code}>{size}</code>
        </li>
      ))}
      {WEIGHTS.map((weight) => (
        <li key={weight} style={{ fontWeight: weight }}>
          RM 1,234.50 <code className={styles.code}>{weight}</code>
        </li>
      ))}
    </ul>
  )
}
