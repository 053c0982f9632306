/** The result of the last action; a text that could not be copied is shown for copying by hand. */
export interface Report {
  said: string
  text?: string
}

/** False where there is no clipboard, as over plain http, or where the browser refuses it. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
