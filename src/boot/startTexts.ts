import { onChallenge } from '../api/botChallenge.ts'
import { spokenLanguages, startI18n } from '../i18n/index.ts'
import { acceptAgeGate } from '../stores/cart/cart.ts'
import { restoreSearchHistory } from '../stores/search/searchHistory.ts'
import { startLanguage, startScheme, useSession } from '../stores/session/session.ts'
import { recall } from '../stores/base/storage.ts'
import { AGE_KEY } from '../app/effects/ageGate.ts'

/**
 * Applies the visitor's language and colour scheme (chosen before, else the browser's), restores what the browser has kept of the
 * visit, and loads the texts.
 */
export async function startTexts(): Promise<void> {
  const language = startLanguage(spokenLanguages, navigator.languages)
  useSession.setState({ language, scheme: startScheme() })
  if (recall('session', AGE_KEY) === 'true') acceptAgeGate()
  restoreSearchHistory()
  // Before the first page, a challenge is alone on the screen. After that, an effect shows it as a dialog.
  onChallenge((challengeId) => {
    void import('./challengeAtStart.tsx').then(({ showChallengeAtStart }) =>
      showChallengeAtStart(challengeId, language),
    )
  })
  const spoken = await startI18n(language)
  // Setting the same language again would make the browser compute all styles again.
  if (document.documentElement.lang !== spoken) document.documentElement.lang = spoken
}
