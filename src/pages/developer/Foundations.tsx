import { useT } from '../../i18n/index.ts'
import { colours, tints } from './colours.ts'
import styles from './StyleGuide.module.css'

const Swatches = ({ names, areTints = false }: { names: readonly string[]; areTints?: boolean }) => (
  <ul className={styles.swatches}>
    {names.map((name) => (
      <li key={name} className={styles.swatch} data-tint={areTints ? name : undefined}>
        <span className={styles.colour} style={{ background: areTints ? 'var(--tint)' : `var(--${name})` }} />
        <code className={styles.code}>{name}</code>
      </li>
    ))}
  </ul>
)

export const Colours = () => <Swatches names={colours} />
export const Tints = () => <Swatches names={tints} areTints />

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
