import type { Variant } from '../../contract/entities/product/variant.ts'
import { useSession } from '../../stores/session/session.ts'
import { HeartButton } from '../../ui/button/HeartButton.tsx'
import { pressHeart } from '../lists/deferredAction.ts'

interface ProductHeartProps {
  variant: Variant
  size?: 'card' | 'page'
}

/** The favourite button of a variant; a guest logs in first. */
export function ProductHeart({ variant, size }: ProductHeartProps) {
  const isOn = useSession(({ user }) => user?.isGuest === false && user.favorites.includes(variant._id))
  return <HeartButton name={variant.name} isOn={isOn} size={size} onPress={() => void pressHeart(variant)} />
}
