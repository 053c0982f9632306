import { UNSUPPORTED } from './unsupported.ts'

/** On the page for such browsers, or where the host has none, it shows the message. */
const say = 'p.lang=navigator.language.slice(0,2),p.setAttribute("data-boot","failed")'

/** The file may be at any address: the first segment of a route marks the end of the base path. */
const fromAnyAddress = [
  'for(var i=1;i<w.length-1&&START.firstSegments.indexOf(w[i])<0;)i++;',
  `w[i]!="unsupported"?location.replace((START.base||w.slice(0,i).join("/")+"/")+"unsupported/"):(${say})`,
].join('')

/** The file is this many folders below the base path. */
const fromFolder = (depth: number): string =>
  `w[w.length-1]||w.pop();w.length-=${depth};location.replace(w.join("/")+"/unsupported/")`

const wayFrom = (path: string | null): string => {
  if (path === UNSUPPORTED) return say
  return path === null ? fromAnyAddress : fromFolder(path.split('/').length - 1)
}

/**
 * Redirects browsers without required features to the page that explains it (document 1 §2); the shop then does not start. It is a separate
 * script in old syntax, since such a browser cannot parse the start script. The newest required features are the CSS function
 * `light-dark` (2024) and, in the mocked server, lookbehind in regular expressions. `path` is that of a page with a folder of its own, and null where the file may be at
 * any address.
 */
export const unsupportedBrowserScript = (path: string | null): string =>
  [
    'try{RegExp("(?<=a)");if(!CSS.supports("color","light-dark(red,red)"))throw 0}catch(e){',
    'START.isUnsupported=1;',
    'var w=location.pathname.split("/"),p=document.documentElement;',
    wayFrom(path),
    '}',
  ].join('')
