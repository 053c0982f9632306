import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../docs/markdown.ts'

interface ViteBuild {
  /** The folder that receives the build. */
  outDir: string
  /** A Vite configuration other than the project's, relative to the root. */
  config?: string
  env?: NodeJS.ProcessEnv
}

/**
 * Builds the shop without prerendered pages. It runs in a process of its own: a bundler that blocks a test process blocks the time limits
 * of its tests as well. Rejects with what Vite printed when the build fails.
 */
export async function viteBuild({ outDir, config = 'vite.config.ts', env = {} }: ViteBuild): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const flags = ['--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  // Vitest sets `test`, which selects another build of React.
  const production = { ...process.env, NODE_ENV: 'production', ...env }
  await promisify(execFile)(process.execPath, [vite, 'build', ...flags], {
    cwd: root,
    env: production,
  })
}
