import styles from './OrganizationLogo.module.css'

interface OrganizationLogoProps {
  name: string
  /** A data URL; without one, the first letter of the name. */
  image: string | undefined
  size?: 'small' | 'large'
}

/** The logo of a business beside its name, which is the text for assistive technology (document 1 §3, businessAccount.logoImage). */
export function OrganizationLogo({ name, image, size = 'small' }: OrganizationLogoProps) {
  const className = `${styles.logo} ${styles[size]}`
  return image === undefined ? (
    <span className={className} aria-hidden="true" data-initial="">
      {String.fromCodePoint(name.trim().codePointAt(0) ?? 0x20).toUpperCase()}
    </span>
  ) : (
    <img src={image} alt="" className={className} />
  )
}
