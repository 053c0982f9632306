/**
 * Loads once and keeps the result, for what every call needs: `import()` takes a tenth of a millisecond even when the module is there. After a
 * failure, such as a lost network, the next use tries again.
 */
export function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
