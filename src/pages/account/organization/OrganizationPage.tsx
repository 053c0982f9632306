import { useEffect } from 'react'
import type { OrganizationPayload } from '../../../contract/entities/account/organization.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { useT } from '../../../i18n/index.ts'
import { receiveApprovals } from '../../../stores/business/approvals.ts'
import {
  beginOrganization,
  shownOrganization,
  useOrganization,
} from '../../../stores/business/organization.ts'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { AccountBack } from '../AccountBack.tsx'
import styles from '../AccountSection.module.css'
import { Approvals } from './Approvals.tsx'
import { BusinessCard } from './BusinessCard.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'

/**
 * The business account for its owners and admins: carts that wait for approval, name and logo, members and invitations (document 1 §2,
 * `/account/organization`, and §6).
 */
export function OrganizationPage() {
  const { page, account } = usePageGroup('account')
  const { organization } = account
  if (!organization) throw new TypeError('The data of the organisation page has no organisation.')
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBack />
      <Organization page={organization} />
    </div>
  )
}

function Organization({ page }: { page: OrganizationPayload }) {
  const t = useT()
  useEffect(() => {
    beginOrganization(page)
    receiveApprovals(page.approvals)
  }, [page])
  const state = useOrganization((organization) => organization)
  const organization = shownOrganization(page, state)
  return (
    <>
      <h1 className={styles.title}>{t('organization.title')}</h1>
      <MuiScope fallback={<div className={styles.awaited} />}>
        <Approvals page={page.approvals} />
        <BusinessCard organization={organization} />
        <Members organization={organization} />
        {organization.canManageUsers ? <Invitations organization={organization} /> : null}
      </MuiScope>
    </>
  )
}
