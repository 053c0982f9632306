/** A locale file that was edited while the development server runs. */
export interface EditedMessages {
  language: string
  namespace: string
  texts: Record<string, unknown>
}

declare global {
  interface WindowEventMap {
    /** Dispatched by the module of the edited file (`build/hotMessages.ts`). */
    'pasar:messages': CustomEvent<EditedMessages>
  }
}
