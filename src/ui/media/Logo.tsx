import styles from './Logo.module.css'

interface LogoProps {
  height?: number
}

/**
 * The shop's logo, a market basket with a mango, and its name. Its paths are in the HTML of the page (`build/shellPage.ts`). Decorative:
 * label the link around it.
 */
export const Logo = ({ height = 28 }: LogoProps) => (
  <svg className={styles.logo} width={(height * 88) / 28} height={height} aria-hidden="true">
    <use href="#logo" />
  </svg>
)
