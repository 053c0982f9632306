import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { StepStatus } from '../../../contract/enumerations.ts'
import { LOYALTY_ID_MAXIMUM } from '../../../contract/limits.ts'
import { loyaltyStatus } from '../../../domain/checkout/checkout.ts'
import { useT } from '../../../i18n/index.ts'
import { setLoyaltyId } from '../../../stores/checkout/loyaltyId.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { TextExtra } from './TextExtra.tsx'

/**
 * The number of the shopper's loyalty card (document 2 §7, set-loyalty-info), and whether the loyalty of the order is complete: with a
 * number, or with points. The number of a connected membership is filled in, and a guest can enter one as well.
 */
export function MemberNumber({ info }: { info: CheckoutInfo }) {
  const t = useT()
  const connected = info.balances?.membershipInfo.member?.memberId
  const problemOf = (text: string) => {
    if (text === '') return t('member_number.required')
    return /^[A-Z\d-]+$/i.test(text) ? null : t('member_number.format')
  }
  const isComplete = loyaltyStatus(info) === StepStatus.COMPLETE
  const saved = info.selection.loyaltyInfo?.loyaltyId ?? ''
  const complete = saved === '' ? t('member_number.points') : t('member_number.added')
  return (
    <TextExtra
      work="loyalty"
      icon={moreIcons['badge-check']}
      note={isComplete ? complete : t('member_number.optional')}
      isComplete={isComplete}
      title={t('member_number.title')}
      label={t('member_number.label')}
      hint={t(connected === undefined ? 'member_number.hint' : 'member_number.connected')}
      saveLabel={t('member_number.save')}
      saved={saved}
      suggested={connected ?? ''}
      maximumLength={LOYALTY_ID_MAXIMUM}
      problemOf={problemOf}
      onSave={setLoyaltyId}
      onRemove={() => setLoyaltyId('')}
    />
  )
}
