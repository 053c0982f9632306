import { resolve } from 'node:path'
import { runnerImport, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '..')

export interface LiveModule<Module> {
  /** The module as its files are now. */
  load(): Promise<Module>
  /** From now on an edit of the module, or of a module that it imports, has it loaded anew; `onEdit` gets the file. */
  follow(server: Pick<ViteDevServer, 'watcher'>, onEdit?: (file: string) => void): void
}

/**
 * A module of the project, by its path from the root, that a plugin runs. The plugin does not import it: Vite restarts the development
 * server after an edit of anything that the configuration imports, and texts, theme and fixtures are edited all day.
 */
export function liveModule<Module>(path: string): LiveModule<Module> {
  const file = resolve(root, path)
  let loading: ReturnType<typeof runnerImport<Module>> | undefined
  async function isPart(changed: string): Promise<boolean> {
    if (changed === file) return true
    const loaded = await loading?.catch(() => undefined)
    return loaded?.dependencies.includes(changed) ?? false
  }
  return {
    async load() {
      loading ??= runnerImport<Module>(file, { configFile: false, root, logLevel: 'warn' })
      return (await loading).module
    },
    follow({ watcher }, onEdit) {
      const forget = async (changed: string) => {
        if (!(await isPart(changed))) return
        loading = undefined
        onEdit?.(changed)
      }
      watcher.on('change', (changed) => void forget(changed))
    },
  }
}
