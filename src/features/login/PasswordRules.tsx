import { passwordRuleNames, passwordRules, passwordStrength } from '../../domain/password.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './PasswordRules.module.css'

/** The rules of a new password, each with a mark once it is met, and its strength; announced as they change. */
export function PasswordRules({ password }: { password: string }) {
  const t = useT()
  const strength = passwordStrength(password)
  return (
    <div className={styles.place}>
      <ul className={styles.rules} aria-label={t('details.rules')}>
        {passwordRuleNames.map((rule) => {
          const isMet = passwordRules[rule](password)
          return (
            <li key={rule} className={isMet ? styles.met : styles.open}>
              <Icon name={isMet ? 'circle-check' : 'info'} size={16} />
              <span>
                {t(`details.rule_${rule}`)}
                <span className="visually-hidden">
                  : {t(isMet ? 'details.rule_met' : 'details.rule_open')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.meter} data-strength={password === '' ? 'none' : strength} aria-hidden="true" />
      <p role="status" className={styles.strength}>
        {password === '' ? '' : t(`details.strength_${strength}`)}
      </p>
    </div>
  )
}
