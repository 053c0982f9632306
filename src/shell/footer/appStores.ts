/** Addresses of the shop's apps and social media: the documents name none, so these are reserved example domains (RFC 2606). */
export const appStores = [
  { id: 'apple', name: 'App Store', href: 'https://apps.example.com/ios/pasar' },
  { id: 'google', name: 'Google Play', href: 'https://apps.example.com/android/pasar' },
] as const

export const socialPages = [
  { key: 'footer.facebook', href: 'https://social.example.com/facebook/pasar' },
  { key: 'footer.videos', href: 'https://social.example.com/videos/pasar' },
] as const
