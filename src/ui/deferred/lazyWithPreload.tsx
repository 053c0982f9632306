import { type ComponentType, lazy, useState } from 'react'

/**
 * A part that loads when it is first drawn, as React's `lazy` does, and that `preload` loads ahead: it is then drawn at once,
 * without the moment of nothing that `lazy` takes even for what is there. Where it cannot be loaded, `rescue` says what is drawn
 * in its place; without it the drawing fails. Whoever loads it ahead is told, and the drawing tries again.
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
  const Late: ComponentType<Props> = lazy(async () => {
    const part = await (rescue ? preload().catch(rescue) : preload())
    return { default: part }
  })

  function Preloadable(props: Props) {
    // The same one for as long as it stands: another would draw what is inside anew, and lose what was typed.
    const [Part] = useState(() => loaded ?? Late)
    return <Part {...props} />
  }
  return Object.assign(Preloadable, { preload })
}
