import styles from './Logo.module.css'
import { logoShape } from './logoShape.ts'

interface LogoProps {
  height?: number
}

/** The shop's logo, a market basket with a mango, and its name. Decorative: label the link around it. */
export const Logo = ({ height = 28 }: LogoProps) => (
  <svg
    className={styles.logo}
    width={(height * 88) / 28}
    height={height}
    viewBox={logoShape.viewBox}
    aria-hidden="true"
  >
    <path className={styles.handle} d={logoShape.handle} />
    <path className={styles.fruit} d={logoShape.fruit} />
    <path className={styles.basket} d={logoShape.basket} />
    <path className={styles.word} transform={logoShape.wordPlace} d={logoShape.word} />
  </svg>
)
