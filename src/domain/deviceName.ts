/** A word of the user agent, and the name that people know. The first that occurs counts: later ones are contained in many others. */
type Names = readonly (readonly [word: string, name: string])[]

const systems: Names = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
]

const browsers: Names = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]

const nameIn = (userAgent: string, names: Names): string | undefined =>
  names.find(([word]) => userAgent.includes(word))?.[1]

/** Names a browser by its user agent, for example `Chrome · Android`; `Web` if neither browser nor system is known. */
export function deviceName(userAgent: string): string {
  const names = [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(' · ') : 'Web'
}
