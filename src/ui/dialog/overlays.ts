import { preloadable } from '../deferred/lazyWithPreload.tsx'

// Material UI's dialogs and drawers, in a chunk of their own that loads with the first use or when the page is idle.
export const LateModal = preloadable(async () => (await import('./MuiModal.tsx')).MuiModal)
export const LateDrawer = preloadable(async () => (await import('./MuiDrawer.tsx')).MuiDrawer)

/** Half of the work of the first use, in a task of its own. */
export const loadMuiGround = async (): Promise<unknown> => (await import('./muiGround.ts')).ground
