import type { SavedAddress } from '../../../contract/entities/account/address.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { useT } from '../../../i18n/index.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import styles from '../AccountSection.module.css'
import { useDefaultFocus } from '../useDefaultFocus.ts'

interface AddressRowProps {
  address: SavedAddress
  /** Others of a business see its addresses, and its owner and admins change them. */
  mayChange: boolean
  onDefault: () => void
  onRemove: () => void
}

/** One address with its actions. The actions of all rows have the same words, so their names contain the address. */
export function AddressRow({ address, mayChange, onDefault, onRemove }: AddressRowProps) {
  const t = useT()
  const { _id, firstName, lastName, isDefault, addressLine1 } = address
  const row = useDefaultFocus(isDefault)
  const labelOf = (action: string) => `${action}: ${addressLine1}`
  return (
    <li ref={row} className={styles.row} tabIndex={-1} data-row={_id}>
      <div className={styles.texts}>
        <p className={styles.name}>
          {firstName} {lastName}{' '}
          {isDefault ? (
            <Badge tone="plain" className={styles.mark}>
              {t('address.default_mark')}
            </Badge>
          ) : null}
        </p>
        <p className={styles.text}>{addressText(address)}</p>
      </div>
      {mayChange ? (
        <div className={styles.actions}>
          {isDefault ? null : (
            <Button
              variant="outline"
              size="small"
              aria-label={labelOf(t('addresses.make_default'))}
              onClick={onDefault}
            >
              {t('addresses.make_default')}
            </Button>
          )}
          <LinkButton
            variant="outline"
            size="small"
            to={`${pathTo('/account/add-address')}?address=${_id}`}
            aria-label={labelOf(t('addresses.edit'))}
          >
            {t('addresses.edit')}
          </LinkButton>
          <Button
            variant="outline"
            size="small"
            aria-label={labelOf(t('addresses.delete'))}
            onClick={onRemove}
          >
            {t('addresses.delete')}
          </Button>
        </div>
      ) : (
        <p className={styles.text}>{t('addresses.fixed')}</p>
      )}
    </li>
  )
}
