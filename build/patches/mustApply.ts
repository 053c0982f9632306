import type { Rolldown } from 'vite'

/**
 * Fails a build when a part of a patch found nothing to change, for example after an update of the package. Call `applied` from the patch,
 * and `check` at the end of the build.
 */
export function mustApply(patch: string, parts: readonly string[]) {
  const missing = new Set(parts)
  return {
    applied: (part: string): void => void missing.delete(part),
    check: (context: Pick<Rolldown.PluginContext, 'error'>): void => {
      if (missing.size > 0)
        context.error(
          `${patch} no longer applies to its package (${[...missing].join(', ')}): adapt or remove it`,
        )
    },
  }
}
