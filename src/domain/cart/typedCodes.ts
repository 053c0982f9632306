/** The promo codes in a text, as the server writes them, each once: `a, B c` has three. */
export const typedCodes = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]
