import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
]

const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/opt/homebrew/bin',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Google/Chrome/Application'), join(folder, 'Chromium/Application')] : []
  }),
]

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** The first program with one of these names, on the PATH, in the folder of its installer or in another one. */
export function installedProgram(
  programs: readonly string[],
  others: readonly string[] = [],
): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...usualPlaces, ...others]
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isRunnable)
}

/** An installed Chromium or Chrome: the one in CHROME_PATH, or one that is found. */
const installed = (): string | undefined =>
  [process.env['CHROME_PATH'] ?? '', ...usualPlaces].find((path) => path !== '' && isRunnable(path)) ??
  installedProgram(names)

/** Playwright's own build, from its cache or downloaded now. */
function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  if (isRunnable(path)) return path
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  console.log('No Chromium here: fetching the one that Playwright offers.')
  spawnSync(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return isRunnable(path) ? path : undefined
}

/** Without a network, the package manager would try for a long time. */
const INSTALL_MS = 300_000

/** Installs packages on Debian, with the rights to do so; false where that is impossible or failed. */
export function debianInstalled(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing Debian's ${packages.join(' and ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'inherit', env, timeout: INSTALL_MS } as const
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
    return true
  } catch {
    return false
  }
}

const shells = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The headless shell that comes with a Chromium, if there is one: the same engine without browser windows, which needs a third less of
 * the processor. In CI it is installed where that is possible. It has no profile, and its timings are not comparable: for journeys only.
 */
export function findShell(): string | undefined {
  if (process.env['CHROME_PATH']) return undefined
  const shell = installedProgram(shells)
  if (shell || !process.env['CI']) return shell
  return debianInstalled('chromium-headless-shell') ? installedProgram(shells) : undefined
}

/** The path of a Chromium to control; throws one sentence with instructions when none is found. */
export function findBrowser(): string {
  const path =
    installed() ??
    playwrightsOwn() ??
    (debianInstalled('chromium', 'chromium-headless-shell') ? installed() : undefined)
  if (path) return path
  throw new Error(
    'This needs Chromium: install Chromium or Chrome, or set CHROME_PATH to the program, and run it again.',
  )
}
