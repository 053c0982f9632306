import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type ViteDevServer } from 'vite'

const root = resolve(import.meta.dirname, '..')
/** Where the bundler watches the page's files, Vite watches only what its configuration imports. */
const watched = ['src/app/theme.ts', 'locales', 'fixtures', 'build'].map((name) => resolve(root, name))

export interface LiveModule<Module> {
  /** The module as its files are now. */
  load(): Promise<Module>
  /** Loads it again after each edit of one of its files, and calls `onEdit` with that file. */
  follow(server: Pick<ViteDevServer, 'watcher'>, onEdit?: (file: string) => void): void
}

/**
 * A module of the project, by its path from the root, that a plugin runs. The plugin does not import it: Vite restarts the development
 * server after an edit of anything that the configuration imports, and texts, theme and fixtures are edited all day.
 */
export function liveModule<Module>(path: string): LiveModule<Module> {
  const file = resolve(root, path)
  // Node is fast but caches a module forever; Vite takes longer and reads it again.
  const byNode = () => import(pathToFileURL(file).href) as Promise<Module>
  const byVite = () => runnerImport<Module>(file, { configFile: false, root, logLevel: 'warn' })
  let loading: Promise<Module> | undefined
  let files: Promise<readonly string[]> | undefined
  let noticing: Promise<unknown> = Promise.resolve()

  /** Whether a file belongs to it: its own, or one that it imports. */
  async function isPart(changed: string): Promise<boolean> {
    files ??= byVite().then(({ dependencies }) => [file, ...dependencies])
    return (await files).includes(changed)
  }
  /** Whether the edit has changed the module. */
  async function notice(changed: string): Promise<boolean> {
    try {
      if (!(await isPart(changed))) return false
    } catch {
      // A file with a syntax error is being edited: the next load reports it.
    }
    const fresh = byVite()
    loading = fresh.then(({ module }) => module)
    files = fresh.then(({ dependencies }) => [file, ...dependencies])
    files.catch(() => (files = undefined))
    loading.catch(() => undefined)
    return true
  }
  return {
    async load() {
      await noticing
      loading ??= byNode()
      return loading
    },
    follow({ watcher }, onEdit) {
      watcher.add(watched)
      watcher.on('change', (changed) => {
        const noticed = notice(changed)
        noticing = noticed
        void noticed.then((isEdited) => isEdited && onEdit?.(changed))
      })
    },
  }
}
