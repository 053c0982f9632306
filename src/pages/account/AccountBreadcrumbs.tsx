import type { PageInfo } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Breadcrumbs } from '../category/Breadcrumbs.tsx'

/** The breadcrumb of a shopping list (document 1 §2: breadcrumbs on shopping-list pages). */
export function AccountBreadcrumbs({ breadcrumbs }: Pick<PageInfo, 'breadcrumbs'>) {
  const t = useT()
  return <Breadcrumbs breadcrumbs={[{ name: t('account.title'), path: to.account() }, ...breadcrumbs]} />
}
