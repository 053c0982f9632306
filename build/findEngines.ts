import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { debianInstalled, installedProgram } from './findBrowser.ts'

const firefoxes = ['firefox-esr', 'firefox', 'firefox.exe']

const firefoxFolders = [
  '/Applications/Firefox.app/Contents/MacOS',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) => {
    const folder = process.env[name]
    return folder ? [join(folder, 'Mozilla Firefox')] : []
  }),
]

/** In CI a missing engine is installed where that is possible; elsewhere nothing is installed without being asked for. */
const inCi = (...packages: string[]): boolean => Boolean(process.env['CI']) && debianInstalled(...packages)

const firefoxHere = () => installedProgram(firefoxes, firefoxFolders)

/** The path of Firefox: the one in FIREFOX_PATH, or one that is found; undefined without one. */
export function findFirefox(): string | undefined {
  const given = process.env['FIREFOX_PATH']
  if (given) return given
  return firefoxHere() ?? (inCi('firefox-esr') ? firefoxHere() : undefined)
}

export const noFirefox =
  'This needs Firefox: install Firefox 128 or later, or set FIREFOX_PATH to the program, and run it again.'

/** The programs of WebKitGTK: its driver, its smallest browser, and what gives them a display where there is none. */
export interface WebKitPrograms {
  driver: string
  browser: string
  display: string | null
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`; the newest where there are several. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib'
  if (!existsSync(libraries)) return undefined
  const folders = ['', ...readdirSync(libraries).filter((name) => name.includes('-linux-gnu'))]
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((version) => folders.map((folder) => join(libraries, folder, version, 'MiniBrowser')))
    .find((path) => existsSync(path))
}

function webKitHere(): WebKitPrograms | undefined {
  const driver = installedProgram(['WebKitWebDriver'])
  const browser = miniBrowser()
  const hasDisplay = Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
  const display = hasDisplay ? null : installedProgram(['xvfb-run'])
  return driver && browser && display !== undefined ? { driver, browser, display } : undefined
}

/** WebKitGTK, which has the engine of Safari; undefined without it. */
export const findWebKit = (): WebKitPrograms | undefined =>
  webKitHere() ?? (inCi('webkit2gtk-driver', 'xvfb', 'xauth') ? webKitHere() : undefined)

export const noWebKit =
  'This needs WebKitGTK: on Debian or Ubuntu, install webkit2gtk-driver and xvfb, and run it again.'
