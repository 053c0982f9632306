import { BusinessRole } from '../../../contract/enumerations.ts'
import { useT } from '../../../i18n/index.ts'
import type { RadioOption } from '../../../ui/form/RadioGroup.tsx'

/** The roles in the order of their rights. */
const ROLES: readonly BusinessRole[] = [
  BusinessRole.OWNER,
  BusinessRole.ADMIN,
  BusinessRole.MEMBER,
  BusinessRole.CART_EDITOR,
  BusinessRole.DEFAULT,
]

/** The role of a chosen value; undefined for anything else. */
export const roleOf = (value: string): BusinessRole | undefined =>
  ROLES.find((role) => String(role) === value)

/** Each role with what it may do. */
export function useRoleOptions(): RadioOption[] {
  const t = useT()
  return ROLES.map((role) => ({
    value: String(role),
    text: t(`account.role_${role}`),
    detail: t(`organization.role_text_${role}`),
  }))
}
