/** The dialogs and drawers of Material UI, in a chunk of their own that waits for its first use or an idle moment. */
export const loadModal = () => import('./MuiModal.tsx').then((module) => ({ default: module.MuiModal }))
export const loadDrawer = () => import('./MuiDrawer.tsx').then((module) => ({ default: module.MuiDrawer }))
