import type { EarlyTab } from './screen.ts'

/** The shop's own keys in the tab's storage begin so; `age-accepted` is read when the shop starts (src/app/effects/ageGate.ts). */
const PREFIX = 'pasar.'
const AGE_KEY = `${PREFIX}age-accepted`

/** A blocked storage holds nothing to remove. */
function inStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage)
  } catch {}
}

/** The tab before the shop has rendered: the values that it will find in its storage. */
export const earlyTab: EarlyTab = {
  forget: () =>
    inStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
    }),
  acceptAge: () => inStorage((storage) => storage.setItem(AGE_KEY, 'true')),
  href: () => location.href,
}
