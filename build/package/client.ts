import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { className } from '../className.ts'
import { client } from './entries.ts'
import { noteModules } from './noteModules.ts'
import { consoleTheme, strongerClasses } from './theme.ts'

const root = resolve(import.meta.dirname, '../..')

/** Writes the mock and the console for pages of other apps into `folder`; returns the modules of packages in them. */
export async function bundleForPages(folder: string): Promise<string[]> {
  const noted = noteModules()
  await build({
    root,
    base: './',
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.DEV': 'false' },
    plugins: [react(), noted.plugin],
    css: {
      modules: { generateScopedName: (name, file) => `pasar-${className(name, file)}` },
      postcss: { plugins: [strongerClasses] },
    },
    build: {
      target: 'es2023',
      outDir: folder,
      assetsDir: '',
      rolldownOptions: {
        input: { [client.name]: join(root, client.file) },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(join(folder, 'theme.css'), consoleTheme())
  return noted.modules()
}
