import type { StartupModal, StartupModalKind } from '../../../domain/engagement/startupModal.ts'
import { withoutStartupLink } from '../../../domain/engagement/startupLink.ts'
import { loadLaterWords } from '../../../i18n/index.ts'
import { runDeferredAction, startDeferredAction } from '../../../stores/deferred/deferredActions.ts'
import { dropDeferredAction } from '../../../stores/deferred/keptAction.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { Modals } from '../../../shell/modals/LazyModals.tsx'
import { LateModal } from '../../../ui/dialog/overlays.ts'
import type { Router } from '../../../navigation/router.ts'
import { LateMuiTheme } from '../../LazyMuiTheme.tsx'
import type { StartupFacts } from './startupVisit.ts'

const loadOpenings = () => import('../../../stores/deferred/openings.ts')

type Opening = (facts: StartupFacts, isLocked: boolean) => unknown

/** What waited for a login is done now. */
function goOn({ deferredAction }: StartupFacts): Promise<void> | undefined {
  dropDeferredAction()
  return deferredAction ? runDeferredAction(deferredAction) : undefined
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
  'add-from-source': async ({ link: { goods } }) => {
    if (goods) await (await loadOpenings()).openItems(goods.ids, goods.source)
  },
  'invite-referral': ({ invite }) => invite && openModal({ kind: 'invite-referral', invite }),
  'business-login': () => openModal({ kind: 'business-login' }),
  favorite: goOn,
  'resume-product-list': goOn,
  'resume-list': (facts) =>
    facts.link.list ? startDeferredAction({ kind: 'saved-list', listId: facts.link.list }) : goOn(facts),
  'list-item-added': (facts) => {
    const { list, item } = facts.link
    return list && item
      ? startDeferredAction({ kind: 'list-item', listId: list, variantId: item })
      : goOn(facts)
  },
  'commercial-opt-out': ({ link: { commercialOptOut } }) =>
    openModal({ kind: 'commercial-opt-out', isOptedOut: commercialOptOut === true }),
  'lead-form': (_, isLocked) => openModal({ kind: 'lead-form', isLocked }),
  'link-session': ({ link: { linkSession } }) =>
    openModal({ kind: 'link-session', isLinked: linkSession === 'success' }),
  'back-in-stock': async (facts) => {
    const { notify } = facts.link
    await (notify ? (await loadOpenings()).askForNoticeOf(notify) : goOn(facts))
  },
  game: (facts) =>
    facts.link.game ? startDeferredAction({ kind: 'game', cta: facts.link.game }) : goOn(facts),
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

/**
 * Loads all that draws a dialog which nobody pressed for, so that it is there the moment it opens: what the shopper begins while it
 * loads still comes first. `group` is the file of the dialogs it belongs to. Rejects where something cannot be had.
 */
export async function loadDialogs(group: 'UnpromptedModals' | 'StartupModals'): Promise<void> {
  const loadGroup = async () => {
    const module = await import('../../../shell/modals/Modals.tsx')
    await module[group].preload()
  }
  await Promise.all([
    loadGroup(),
    Modals.preload(),
    LateModal.preload(),
    LateMuiTheme.preload(),
    loadLaterWords(),
  ])
}

const unasked: ReadonlySet<StartupModalKind> = new Set<StartupModalKind>([
  'membership',
  'organization-update',
])

/** Whoever draws it asks again, and says so. */
const ignored = () => {}

/** Loads the dialog that applies; answers the way to open it. */
export async function prepareStartupDialog(
  { kind, isLocked }: StartupModal,
  facts: StartupFacts,
  router: Router,
): Promise<() => void> {
  await loadDialogs(unasked.has(kind) ? 'UnpromptedModals' : 'StartupModals').catch(ignored)
  return () => {
    const { pathname, search, hash } = router.state.location
    const rest = withoutStartupLink(new URLSearchParams(search))
    if (asked.has(kind) && rest !== search)
      void router.navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true })
    void openings[kind]?.(facts, isLocked)
  }
}
