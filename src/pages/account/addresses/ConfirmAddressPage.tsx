import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Failure, isFailure } from '../../../api/failure.ts'
import type { Address, SavedAddress } from '../../../contract/entities/account/address.ts'
import { addressText } from '../../../domain/checkout/address.ts'
import { SpellingChoice } from '../../../features/address/SpellingChoice.tsx'
import { useFollowAddress } from '../../../features/address/useFollowAddress.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { pathTo } from '../../../contract/pathTo.ts'
import { saveAddress } from '../../../stores/account/saveAddress.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'

/** `/account/confirm-address?address=…`: a saved address and its spelling in the postal register (document 1 §2 and §3). */
export function ConfirmAddressPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const mine = account.addresses?.[0]
  const suggested = account.validationAddresses?.[0]
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      {mine && suggested ? (
        <>
          <h1 className={styles.title}>{t('addresses.confirm_title')}</h1>
          <Choice mine={mine} suggested={suggested} />
        </>
      ) : (
        <EmptyState
          level={1}
          illustration="round-pushpin"
          title={t(mine ? 'addresses.confirmed' : 'addresses.empty')}
          text={mine ? addressText(mine) : t('addresses.empty_text')}
          action={
            <LinkButton to={mine ? pathTo('/account/address') : pathTo('/account/add-address')}>
              {t(mine ? 'addresses.title' : 'addresses.add')}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}

function Choice({ mine, suggested }: { mine: SavedAddress; suggested: Address }) {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const follow = useFollowAddress()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const leave = async () => {
    notify({ key: 'addresses.saved', tone: 'success', slot: 'addresses' })
    if (isHere()) await navigate(pathTo('/account/address'), { replace: true })
  }
  const respell = async () => {
    setSaving(true)
    setFailure(null)
    try {
      const { saved } = await saveAddress(suggested, { isDefault: mine.isDefault, replaces: mine._id })
      await leave()
      if (saved.isDefault) await follow(saved)
    } catch (error) {
      if (!isFailure(error)) throw error
      setFailure(error)
      setSaving(false)
    }
  }
  return (
    <div className={styles.card}>
      <FormError message={failure && t(failureMessage(failure))} />
      <SpellingChoice
        mine={mine}
        suggested={suggested}
        isSaving={isSaving}
        level={2}
        onUse={() => void respell()}
        onKeep={() => void leave()}
      />
    </div>
  )
}
