import { useCallback, useMemo, useRef, useState } from 'react'
import type {
  OrganizationPayload,
  OrganizationUser,
} from '../../../contract/entities/account/organization.ts'
import { useT } from '../../../i18n/index.ts'
import { clearFormDraft, readFormDraft } from '../../../stores/base/formDraft.ts'
import styles from '../AccountSection.module.css'
import { ShowMore } from '../ShowMore.tsx'
import { useKeptFocus } from '../../../ui/layout/useKeptFocus.ts'
import { usePart } from '../usePart.ts'
import { ChangeRole } from './ChangeRole.tsx'
import { MemberRow } from './MemberRow.tsx'
import { RemoveMember } from './RemoveMember.tsx'
import { roleDraft } from './roleDraft.ts'

const hasRoleDraft = (user: OrganizationUser): boolean =>
  Object.keys(readFormDraft(roleDraft(user))).length > 0

/** The people who buy for the business, with role and state; those who manage the users change roles and remove members. */
export function Members({ organization }: { organization: OrganizationPayload }) {
  const t = useT()
  const { users, canManageUsers } = organization
  const list = useRef<HTMLDivElement>(null)
  const [removing, setRemoving] = useState<OrganizationUser | null>(null)
  const [changing, setChanging] = useState<OrganizationUser | null>(() =>
    canManageUsers ? (users.find(hasRoleDraft) ?? null) : null,
  )
  const closeRole = () => {
    if (changing) clearFormDraft(roleDraft(changing))
    setChanging(null)
  }
  const { shown, rest, showMore } = usePart(users, list)
  const keys = useMemo(() => shown.map(({ userId }) => userId), [shown])
  const focus = useCallback((key: string | null) => {
    const row = key === null ? null : list.current?.querySelector<HTMLElement>(`[data-row="${key}"]`)
    const target = row ?? list.current
    target?.focus({ preventScroll: true })
  }, [])
  useKeptFocus(keys, focus)
  return (
    <section className={styles.section} aria-labelledby="organization-members">
      <h2 id="organization-members" className={styles.subtitle}>
        {t('organization.members')}
      </h2>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <ul className={styles.rows}>
          {shown.map((user) => (
            <MemberRow
              key={user.userId}
              user={user}
              canManage={canManageUsers}
              onChange={() => setChanging(user)}
              onRemove={() => setRemoving(user)}
            />
          ))}
        </ul>
        <ShowMore rest={rest} onMore={showMore} />
      </div>
      <ChangeRole user={changing} onClose={closeRole} />
      <RemoveMember
        user={removing}
        businessName={organization.businessAccount.name}
        onClose={() => setRemoving(null)}
      />
    </section>
  )
}
