import type { StartupModal, StartupModalKind } from '../../../domain/engagement/startupModal.ts'
import { withoutStartupLink } from '../../../domain/engagement/startupLink.ts'
import { loadTexts } from '../../../i18n/index.ts'
import { runDeferredAction, startDeferredAction } from '../../../stores/deferred/deferredActions.ts'
import { dropDeferredAction } from '../../../stores/deferred/keptAction.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { Modals } from '../../../shell/modals/LazyModals.tsx'
import { LazyModal } from '../../../ui/dialog/overlays.ts'
import type { Router } from '../../../navigation/router.ts'
import { LazyMuiTheme } from '../../LazyMuiTheme.tsx'
import type { StartupFacts } from './startupVisit.ts'

const loadOpenings = () => import('../../../stores/deferred/openings.ts')

type Opening = (facts: StartupFacts, isLocked: boolean) => unknown

/** Runs the action that waited for a login. */
function resume({ deferredAction }: StartupFacts): Promise<void> | undefined {
  dropDeferredAction()
  return deferredAction ? runDeferredAction(deferredAction) : undefined
}

/** How each dialog of document 1 §4 opens. */
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
  'add-from-source': async ({ link: { items } }) => {
    if (items) await (await loadOpenings()).openItems(items.ids, items.source)
  },
  'invite-referral': ({ invite }) => invite && openModal({ kind: 'invite-referral', invite }),
  'business-login': () => openModal({ kind: 'business-login' }),
  favorite: resume,
  'resume-product-list': resume,
  'resume-list': (facts) =>
    facts.link.list ? startDeferredAction({ kind: 'saved-list', listId: facts.link.list }) : resume(facts),
  'list-item-added': (facts) => {
    const { list, item } = facts.link
    return list && item
      ? startDeferredAction({ kind: 'list-item', listId: list, variantId: item })
      : resume(facts)
  },
  'commercial-opt-out': ({ link: { commercialOptOut } }) =>
    openModal({ kind: 'commercial-opt-out', isOptedOut: commercialOptOut === true }),
  'lead-form': (_, isLocked) => openModal({ kind: 'lead-form', isLocked }),
  'link-session': ({ link: { linkSession } }) =>
    openModal({ kind: 'link-session', isLinked: linkSession === 'success' }),
  'back-in-stock': async (facts) => {
    const { notify } = facts.link
    await (notify ? (await loadOpenings()).askForNoticeOf(notify) : resume(facts))
  },
  game: (facts) =>
    facts.link.game ? startDeferredAction({ kind: 'game', cta: facts.link.game }) : resume(facts),
}

/** The dialogs that a link requests. Its parameters are removed from the address, so that a reload does not open them again. */
const requested: ReadonlySet<StartupModalKind> = new Set<StartupModalKind>([
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
 * Loads all that a dialog needs before it opens, so that it never appears in the middle of what the shopper begins meanwhile. `group` is
 * the chunk of the dialog. Rejects when something cannot be loaded.
 */
export async function loadDialogs(group: 'UnpromptedModals' | 'StartupModals'): Promise<void> {
  const loadGroup = async () => {
    const module = await import('../../../shell/modals/Modals.tsx')
    await module[group].preload()
  }
  await Promise.all([
    loadGroup(),
    Modals.preload(),
    LazyModal.preload(),
    LazyMuiTheme.preload(),
    loadTexts('shop'),
  ])
}

const unprompted: ReadonlySet<StartupModalKind> = new Set<StartupModalKind>([
  'membership',
  'organization-update',
])

/** The dialog tries again when it opens, and reports the failure. */
const ignored = () => {}

/** Loads the dialog that applies. Returns a function that opens it. */
export async function prepareStartupDialog(
  { kind, isLocked }: StartupModal,
  facts: StartupFacts,
  router: Router,
): Promise<() => void> {
  await loadDialogs(unprompted.has(kind) ? 'UnpromptedModals' : 'StartupModals').catch(ignored)
  return () => {
    const { pathname, search, hash } = router.state.location
    const rest = withoutStartupLink(new URLSearchParams(search))
    if (requested.has(kind) && rest !== search)
      void router.navigate(`${pathname}${rest}${hash}`, { replace: true, preventScrollReset: true })
    void openings[kind]?.(facts, isLocked)
  }
}
