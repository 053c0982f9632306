import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Failure, isFailure } from '../../../api/failure.ts'
import type { Address, SavedAddress } from '../../../contract/entities/account/address.ts'
import { AddressForm } from '../../../features/address/AddressForm.tsx'
import { isUnsupported, showUnsupported } from '../../../features/address/showUnsupported.ts'
import { type StartingAddress, startingAddress } from '../../../features/address/startingAddress.ts'
import { useFollowAddress } from '../../../features/address/useFollowAddress.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { saveAddress } from '../../../stores/account/saveAddress.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { useSession } from '../../../stores/session/session.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { BackLink } from '../../../ui/link/BackLink.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import styles from '../AccountSection.module.css'

/** `/account/add-address`: a new address, or with `?address=…` a saved one to change (document 1 §2). */
export function AddAddressPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const { addresses = [], userDefault } = account
  const [query] = useSearchParams()
  const edited = addresses.find(({ _id }) => _id === query.get('address'))
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Seo seo={page.seo} robots="noindex" />
      <BackLink to={pathTo('/account/address')}>{t('addresses.title')}</BackLink>
      <h1 className={styles.title}>{t(edited ? 'addresses.edit_title' : 'addresses.add_title')}</h1>
      <MuiScope fallback={<div className={styles.awaited} />}>
        <Form key={edited?._id ?? ''} edited={edited} hasDefault={userDefault?.addressId !== undefined} />
      </MuiScope>
    </div>
  )
}

/** The fields of a saved address. */
const fieldsOf = (address: SavedAddress): StartingAddress => ({
  firstName: address.firstName,
  lastName: address.lastName,
  businessName: address.businessName ?? '',
  addressLine1: address.addressLine1,
  addressLine2: address.addressLine2 ?? '',
  postalCode: address.postalCode,
  city: address.city,
  state: address.state,
  district: address.district ?? '',
  ward: address.ward ?? '',
})

function Form({ edited, hasDefault }: { edited: SavedAddress | undefined; hasDefault: boolean }) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const follow = useFollowAddress()
  const user = useSession((session) => session.user)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const draft = `address:${user?.isGuest === false ? user._id : ''}:${edited?._id ?? 'new'}` as const
  const [{ start, isChosen }] = useState(() => {
    const { isDefault, ...typed } = readFormDraft(draft)
    const before = edited ? fieldsOf(edited) : startingAddress(user, null)
    return { start: { ...before, ...typed }, isChosen: isDefault === 'true' }
  })

  const save = async (address: Address, isDefault: boolean, focusPostalCode: () => void) => {
    setSaving(true)
    setFailure(null)
    const sent = JSON.stringify(readFormDraft(draft))
    try {
      const { saved, hasSuggestion } = await saveAddress(address, { isDefault, replaces: edited?._id })
      // The shopper may have left, and typed another address meanwhile.
      if (JSON.stringify(readFormDraft(draft)) === sent) clearFormDraft(draft)
      if (!hasSuggestion) notify({ key: 'addresses.saved', tone: 'success', slot: 'addresses' })
      const next = hasSuggestion
        ? `${pathTo('/account/confirm-address')}?address=${saved._id}`
        : pathTo('/account/address')
      if (isHere()) await navigate(next, { replace: true })
      // Only now: with the data of a replaced address, the form would be gone before it could navigate.
      if (saved.isDefault) await follow(saved)
    } catch (error) {
      if (!isFailure(error)) throw error
      if (isUnsupported(error.code)) showUnsupported(error.code, address.postalCode, focusPostalCode)
      else setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <FormError message={failure && t(failureMessage(failure))} />
      <AddressForm
        start={start}
        // The first address is the default one by itself, and a default stays it.
        startsDefault={hasDefault && edited?.isDefault !== true ? isChosen : null}
        submitLabel={t('addresses.save')}
        isSaving={isSaving}
        onSave={(address, isDefault, focus) =>
          save(address, isDefault || edited?.isDefault === true || !hasDefault, focus)
        }
        onTyped={(fields) => saveFormDraft(draft, { ...readFormDraft(draft), ...fields })}
        onDefault={(isDefault) =>
          saveFormDraft(draft, { ...readFormDraft(draft), isDefault: String(isDefault) })
        }
        onEdited={() => setFailure(null)}
      />
    </>
  )
}
