import { expect, onTestFinished, test } from 'vitest'
import { makeAddressesAbsolute } from '../../../build/head/absoluteAddresses.ts'

test.for(['/shop/blog', '../blog'])(
  'the canonical link %s of a prerendered page becomes the absolute address that React renders',
  (written) => {
    history.replaceState(null, '', '/shop/blog/')
    const link = Object.assign(document.createElement('link'), { rel: 'canonical' })
    link.setAttribute('href', written)
    document.head.append(link)
    onTestFinished(() => {
      link.remove()
      history.replaceState(null, '', '/')
    })
    makeAddressesAbsolute()
    expect(link.getAttribute('href')).toBe(`${location.origin}/shop/blog`)
  },
)
