import { UNSUPPORTED } from './unsupported.ts'

/** On the page for such browsers, or where the host has none, it goes no further. */
const say = 'p.lang=navigator.language.slice(0,2),p.setAttribute("data-boot","failed")'

/** The file may stand at any address: the first word that is a route's says where the shop lives. */
const fromAnyAddress = [
  'for(var i=1;i<w.length-1&&START.firstSegments.indexOf(w[i])<0;)i++;',
  `w[i]!="unsupported"?location.replace((START.base||w.slice(0,i).join("/")+"/")+"unsupported/"):(${say})`,
].join('')

/** The file stands so many folders below the shop. */
const fromFolder = (depth: number): string =>
  `w[w.length-1]||w.pop();w.length-=${depth};location.replace(w.join("/")+"/unsupported/")`

const wayFrom = (path: string | null): string => {
  if (path === UNSUPPORTED) return say
  return path === null ? fromAnyAddress : fromFolder(path.split('/').length - 1)
}

/**
 * Sends a browser that lacks what the shop cannot do without to the page that says so (document 1 §2); the shop then does not start. A
 * script of its own, in words that any browser reads: one that old does not get past the first line of the start script. Nobody can do
 * without `toSorted` (2023, younger than all else that the shop calls) and, in the mocked server, a look back in a pattern.
 *
 * `path` is that of a page with a folder of its own, and null where the file may stand at any address.
 */
export const unsupportedBrowserScript = (path: string | null): string =>
  [
    'try{[].toSorted();RegExp("(?<=a)")}catch(e){',
    'START.isUnsupported=1;',
    'var w=location.pathname.split("/"),p=document.documentElement;',
    wayFrom(path),
    '}',
  ].join('')
