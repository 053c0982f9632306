interface IllustrationProps {
  /** The name of a file in `illustrations/`, for example `strawberry`. */
  name: string
  size?: number
  /** In view at first paint: fetched at once. */
  priority?: boolean
  className?: string | undefined
}

/** One of the shop's illustrations. Always beside words that say the same, so it has no text of its own. */
export const Illustration = ({ name, size = 80, priority = false, className }: IllustrationProps) => (
  <img
    className={className}
    src={`${import.meta.env.BASE_URL}illustrations/${name}.svg`}
    alt=""
    width={size}
    height={size}
    loading={priority ? 'eager' : 'lazy'}
    decoding="async"
    draggable={false}
  />
)
