/**
 * Sends a browser that lacks what the shop cannot do without to the page that says so (document 1 §2); the shop then does not start. A
 * script of its own, in words that any browser reads: one that old does not get past the first line of the start script. Nobody can do
 * without `toSorted` (2023, younger than all else that the shop calls) and, in the mocked server, a look back in a pattern.
 *
 * On that page, or where the host has none, it goes no further: what is said when the shop cannot start stands there, in the browser's language.
 */
export const tooOld = [
  'try{[].toSorted();RegExp("(?<=a)")}catch(e){',
  'START.isTooOld=1;',
  'for(var w=location.pathname.split("/"),p=document.documentElement,i=1;',
  'i<w.length-1&&START.firstSegments.indexOf(w[i])<0;)i++;',
  'w[i]!="unsupported"?location.replace((START.base||w.slice(0,i).join("/")+"/")+"unsupported/"):',
  '(p.lang=navigator.language.slice(0,2),p.setAttribute("data-boot","failed"))}',
].join('')
