import { useId, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { ADDRESS_LINE_MAXIMUM, PLACE_NAME_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from './AddressForm.module.css'
import type { StartingAddress } from './startingAddress.ts'
import { useAddressFields } from './useAddressFields.ts'

/** The rarely needed fields of an address, folded away until one of them has a text. */
export function MoreAddressFields({ control }: { control: Control<StartingAddress> }) {
  const t = useT()
  const id = useId()
  const { district } = useAddressFields()
  const isFilled = useWatch({ control, name: ['businessName', 'district', 'ward'] }).some(
    (text) => text.trim() !== '',
  )
  const [isOpened, setOpened] = useState(isFilled)
  // A browser that fills in the form reaches the folded fields as well: what it has filled in is shown.
  const isOpen = isOpened || isFilled
  return (
    <>
      {isFilled ? null : (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpened(!isOpened)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          {t(isOpen ? 'address.less' : 'address.more')}
        </button>
      )}
      <div id={id} className={styles.more} hidden={!isOpen}>
        <TextField
          control={control}
          name="businessName"
          maximumLength={ADDRESS_LINE_MAXIMUM}
          label={t('address.business_name')}
          autoComplete="organization"
        />
        <div className={styles.pair}>
          <TextField control={control} {...district} />
          <TextField
            control={control}
            name="ward"
            maximumLength={PLACE_NAME_MAXIMUM}
            label={t('address.ward')}
            autoComplete="address-level4"
          />
        </div>
      </div>
    </>
  )
}
