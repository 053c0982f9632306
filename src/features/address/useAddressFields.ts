import { ADDRESS_LINE_MAXIMUM, PLACE_NAME_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'

/** The fields that addresses have in common besides the name, with labels, maximum lengths and autocomplete values. */
export function useAddressFields() {
  const t = useT()
  return {
    addressLine1: {
      name: 'addressLine1',
      label: t('address.line1'),
      maximumLength: ADDRESS_LINE_MAXIMUM,
      autoComplete: 'address-line1',
      requiredMessage: t('required.street'),
    },
    city: {
      name: 'city',
      label: t('address.city'),
      maximumLength: PLACE_NAME_MAXIMUM,
      autoComplete: 'address-level2',
      requiredMessage: t('required.city'),
    },
    district: {
      name: 'district',
      label: t('address.district'),
      maximumLength: PLACE_NAME_MAXIMUM,
      autoComplete: 'address-level3',
    },
  } as const
}
