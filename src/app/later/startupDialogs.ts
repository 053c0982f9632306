import type { StartupModal, StartupModalKind } from '../../domain/startupModal.ts'
import { withoutStartupLink } from '../../domain/startupLink.ts'
import { loadLaterWords } from '../../i18n/index.ts'
import { runErrand, startErrand } from '../../stores/errands.ts'
import { dropErrand } from '../../stores/keptErrand.ts'
import { openModal } from '../../stores/modals.ts'
import { askForNoticeOf, openGoods } from '../../stores/openings.ts'
import type { Router } from '../effects/router.ts'
import type { StartupFacts } from './startupVisit.ts'

type Opening = (facts: StartupFacts, isLocked: boolean) => unknown

/** What waited for a login is done now. */
function goOn({ errand }: StartupFacts): Promise<void> | undefined {
  dropErrand()
  return errand ? runErrand(errand) : undefined
}

/** How each of document 1 §4 opens. Those that an address asks for leave it, so that a reload asks nothing. */
const openings: Partial<Record<StartupModalKind, Opening>> = {
  'cart-merge': ({ merged }) => merged && openModal({ kind: 'cart-merge', merged }),
  membership: () => openModal({ kind: 'membership' }),
  location: (_, isLocked) => openModal({ kind: 'location', isLocked }),
  'cart-differences': ({ differences }) => openModal({ kind: 'cart-differences', differences }),
  'organization-invite': ({ organizationInvite: invite }) =>
    invite && openModal({ kind: 'organization-invite', invite }),
  'organization-update': ({ account }) => {
    const update = account?.prompts.organizationUpdate
    if (update) openModal({ kind: 'organization-update', update })
  },
  'add-from-source': ({ link: { goods } }) => goods && openGoods(goods.ids, goods.source),
  'invite-referral': ({ invite }) => invite && openModal({ kind: 'invite-referral', invite }),
  'business-login': () => openModal({ kind: 'business-login' }),
  favorite: goOn,
  'resume-product-list': goOn,
  'resume-list': (facts) =>
    facts.link.list ? startErrand({ kind: 'saved-list', listId: facts.link.list }) : goOn(facts),
  'list-item-added': (facts) => {
    const { list, item } = facts.link
    return list && item ? startErrand({ kind: 'list-item', listId: list, variantId: item }) : goOn(facts)
  },
  'commercial-opt-out': ({ link: { commercialOptOut } }) =>
    openModal({ kind: 'commercial-opt-out', isOptedOut: commercialOptOut === true }),
  'lead-form': (_, isLocked) => openModal({ kind: 'lead-form', isLocked }),
  'link-session': ({ link: { linkSession } }) =>
    openModal({ kind: 'link-session', isLinked: linkSession === 'success' }),
  'back-in-stock': (facts) => (facts.link.notify ? askForNoticeOf(facts.link.notify) : goOn(facts)),
  game: (facts) => (facts.link.game ? startErrand({ kind: 'game', cta: facts.link.game }) : goOn(facts)),
}

/** Which of them an address asks for. */
const asked: ReadonlySet<StartupModalKind> = new Set<StartupModalKind>([
  'location',
  'add-from-source',
  'resume-list',
  'list-item-added',
  'commercial-opt-out',
  'link-session',
  'back-in-stock',
  'game',
])

/** Opens the dialog that applies. */
export async function openStartupDialog(
  { kind, isLocked }: StartupModal,
  facts: StartupFacts,
  router: Router,
): Promise<void> {
  const { pathname, search, hash } = router.state.location
  const rest = withoutStartupLink(new URLSearchParams(search))
  await loadLaterWords()
  if (asked.has(kind) && rest !== search)
    void router.navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true })
  await openings[kind]?.(facts, isLocked)
}
