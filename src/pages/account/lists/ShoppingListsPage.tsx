import { useNavigate } from 'react-router-dom'
import type { AccountGroup } from '../../../contract/entities/account/account.ts'
import { useT } from '../../../i18n/index.ts'
import { useIsHere } from '../../../navigation/useIsHere.ts'
import { to } from '../../../paths.ts'
import { createList } from '../../../stores/lists/listChanges.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Picture } from '../../../ui/media/Picture.tsx'
import { usePageGroup } from '../../pageGroup.ts'
import { Seo } from '../../../features/seo/Seo.tsx'
import { AccountBreadcrumbs } from '../AccountBreadcrumbs.tsx'
import sectionStyles from '../AccountSection.module.css'
import { CardLink } from '../home/CardLink.tsx'
import type { ListNameFormProps } from './ListNameForm.tsx'
import { PageModal } from '../PageModal.tsx'
import { ReminderLine } from './ReminderLine.tsx'
import styles from './ShoppingListsPage.module.css'
import { useLazyForm } from '../useLazyForm.ts'

type ListSummary = NonNullable<AccountGroup['shoppingLists']>[number]

/** The shopper's lists, and a button for a new one (document 1 §2, `/account/shopping-lists`). */
export function ShoppingListsPage() {
  const t = useT()
  const { page, account } = usePageGroup('account')
  const lists = account.shoppingLists ?? []
  return (
    <div className={sectionStyles.page}>
      <Seo seo={page.seo} robots="noindex" />
      <AccountBreadcrumbs breadcrumbs={[{ name: t('lists.yours'), path: to.shoppingLists() }]} />
      {lists.length === 0 ? (
        <EmptyState
          level={1}
          illustration="memo"
          title={t('lists.empty')}
          text={t('lists.empty_text')}
          action={<NewList />}
        />
      ) : (
        <>
          <header className={sectionStyles.head}>
            <h1 className={sectionStyles.title}>{t('lists.yours')}</h1>
            <NewList />
          </header>
          <ul className={styles.lists} aria-label={t('lists.yours')}>
            {lists.map((list) => (
              <ListCard key={list.gid} list={list} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function ListCard({ list }: { list: ListSummary }) {
  const t = useT()
  const { name, variantCount, pictures, reminder } = list
  return (
    <CardLink to={to.shoppingList(list)}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.count}>{t('lists.things', { count: variantCount })}</span>
      </span>
      <Icon name="chevron-right" size={20} className={styles.arrow} />
      {pictures.length > 0 ? (
        <span className={styles.pictures}>
          {pictures.map((original) => (
            <span key={original} className={styles.picture}>
              <Picture variant={{ images: [{ original }], imageAltText: '' }} size={48} />
            </span>
          ))}
          {variantCount > pictures.length ? (
            <span className={styles.more} aria-hidden="true">
              +{variantCount - pictures.length}
            </span>
          ) : null}
        </span>
      ) : null}
      <ReminderLine reminder={reminder} className={styles.reminder} />
    </CardLink>
  )
}

const loadNameForm = async () => (await import('./ListNameForm.tsx')).ListNameForm

/** Creates a list and opens it. */
function NewList() {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const userId = useSession(({ user }) => (user?.isGuest === false ? user._id : ''))
  const draft = `list-name:new:${userId}` as const
  const { Form, isOpen, isLoading, open, close, closeThis } = useLazyForm<ListNameFormProps>(
    loadNameForm,
    draft,
  )
  const begin = async (name: string) => {
    const closeSent = closeThis()
    const begun = await createList(name)
    if ('problem' in begun) return begun.problem
    if (closeSent() && isHere()) await navigate(to.shoppingList(begun))
    return null
  }
  return (
    <>
      <Button pending={isLoading} onClick={open}>
        <Icon name="plus" size={20} />
        {t('lists.new')}
      </Button>
      <PageModal isOpen={isOpen} onClose={close} title={t('lists.new')}>
        {Form ? <Form name="" submit={t('lists.begin')} draft={draft} onSend={begin} /> : null}
      </PageModal>
    </>
  )
}
