import { type ComponentType, lazy, useState } from 'react'

/**
 * A component that loads when it first renders, as React's `lazy` does, or before that with `preload`. After a preload it renders at
 * once, whereas `lazy` suspends even when its module is there. If it cannot be loaded, `rescue` returns what renders in its place;
 * without `rescue` the render throws. A failed `preload` rejects, and the render tries again.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  rescue?: (error: unknown) => ComponentType<Props>,
) {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => {
    loaded = await load()
    return loaded
  }
  const Lazy: ComponentType<Props> = lazy(async () => {
    const part = await (rescue ? preload().catch(rescue) : preload())
    return { default: part }
  })

  function Preloadable(props: Props) {
    // The same component until it unmounts: another one would mount anew, and lose what was typed.
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  return Object.assign(Preloadable, { preload })
}
