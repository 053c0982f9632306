import { onChallenge } from '../api/botChallenge.ts'
import { spokenLanguages, startI18n } from '../i18n/index.ts'
import { acceptAgeGate } from '../stores/cart/cart.ts'
import { restoreSearchHistory } from '../stores/search/searchHistory.ts'
import { startLanguage, startScheme, useSession } from '../stores/session/session.ts'
import { recall } from '../stores/base/storage.ts'
import { AGE_KEY } from '../app/effects/ageGate.ts'

/**
 * Shows the shop in the visitor's language and colours, those chosen before, else the browser's; and brings back what else
 * this browser has kept of the visit.
 */
export async function startTexts(): Promise<void> {
  const language = startLanguage(spokenLanguages, navigator.languages)
  useSession.setState({ language, scheme: startScheme() })
  if (recall('session', AGE_KEY) === 'true') acceptAgeGate()
  restoreSearchHistory()
  // Until the shop is drawn, a challenge stands alone on the page; then the effects show it as a dialog of the shop.
  onChallenge((challengeId) => {
    void import('./challengeAtStart.tsx').then(({ showChallengeAtStart }) =>
      showChallengeAtStart(challengeId, language),
    )
  })
  const spoken = await startI18n(language)
  // The page mostly says so already: said once more, the same has all that stands on it styled anew.
  if (document.documentElement.lang !== spoken) document.documentElement.lang = spoken
}
