/** A name that is not localhost: over plain http a browser gives it no service worker. */
export const plainHost = 'pasar.test'

/** Flags of Chromium for journeys and measurements: no background work, no network access outside. */
export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--mute-audio',
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
]
