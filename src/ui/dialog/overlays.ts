import { lazyWithPreload } from '../deferred/lazyWithPreload.tsx'

// The dialogs and drawers of Material UI, in a chunk of their own that waits for its first use or an idle moment.
export const LazyModal = lazyWithPreload(async () => (await import('./MuiModal.tsx')).MuiModal)
export const LazyDrawer = lazyWithPreload(async () => (await import('./MuiDrawer.tsx')).MuiDrawer)

/** Half of the work of their first use, for a moment of its own. */
export const loadMuiGround = async (): Promise<unknown> => (await import('./muiGround.ts')).ground
