/** What the panel says of what was just done; a text that could not be copied stands there to be copied by hand. */
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
