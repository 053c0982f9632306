import shop from '../package.json' with { type: 'json' }

/** `safari >= 17.5` */
const ROW = /^([a-z_]+) >= ([\d.]+)$/

/** The oldest browsers that the shop supports, from `browserslist` in package.json, as the bundler names them: `safari17.5`. */
export const supportedBrowsers: readonly string[] = shop.browserslist.map((row) => {
  const [, browser, version] = ROW.exec(row) ?? []
  if (!browser || !version) throw new Error(`Write a row of browserslist as "safari >= 17.5", not "${row}".`)
  return `${browser}${version}`
})
