/** A locale file that was edited while the development server runs; `build/hotWords.ts` sends it to the page. */
export interface EditedWords {
  language: string
  namespace: string
  texts: Record<string, unknown>
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'pasar:words': EditedWords
  }
}
