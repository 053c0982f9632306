import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { challengePassed } from '../api/botChallenge.ts'
import type { Language } from '../contract/enumerations.ts'
import { createI18n } from '../i18n/index.ts'
import { BotChallenge } from '../shell/modals/BotChallenge.tsx'
import { Providers } from '../app/Providers.tsx'

const texts = {
  en: () => import('../../locales/en/common.json').then(({ default: common }) => common),
  ms: () => import('../../locales/ms/common.json').then(({ default: common }) => common),
  zh: () => import('../../locales/zh/common.json').then(({ default: common }) => common),
} satisfies Record<Language, unknown>

/**
 * Shows the challenge of the bot protection alone on the page, for the case that the protection blocks even the shop's texts
 * (document 2 §6). Its own texts come from the build.
 */
export async function showChallengeAtStart(challengeId: string, language: Language): Promise<void> {
  const common = await texts[language]()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const modal = { kind: 'bot-challenge', challengeId } as const
  root.render(
    <I18nextProvider i18n={createI18n(language, { [language]: { common } })}>
      <Providers>
        <BotChallenge modal={modal} isOpen />
      </Providers>
    </I18nextProvider>,
  )
  await challengePassed(challengeId)
  root.unmount()
  place.remove()
}
