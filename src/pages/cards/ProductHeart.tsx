import type { Variant } from '../../contract/entities/variant.ts'
import { loadLaterWords } from '../../i18n/index.ts'
import { notify } from '../../stores/notices.ts'
import { useSession } from '../../stores/session.ts'
import { HeartButton } from '../../ui/HeartButton.tsx'

interface ProductHeartProps {
  variant: Variant
  size?: 'card' | 'page'
}

async function press(variant: Variant): Promise<void> {
  try {
    const [{ pressHeart }] = await Promise.all([import('../../stores/errands.ts'), loadLaterWords()])
    await pressHeart(variant)
  } catch {
    // What a heart does loads with its first press, and may not come.
    notify({ key: 'handlers.network', tone: 'error' })
  }
}

/** The heart of a variant, which knows the shopper's favourites; a guest logs in first. */
export function ProductHeart({ variant, size }: ProductHeartProps) {
  const isOn = useSession(({ user }) => user?.isGuest === false && user.favorites.includes(variant._id))
  return <HeartButton name={variant.name} isOn={isOn} size={size} onPress={() => void press(variant)} />
}
