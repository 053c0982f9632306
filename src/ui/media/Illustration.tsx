interface IllustrationProps {
  /** The name of a file in `illustrations/`, for example `strawberry`. */
  name: string
  size?: number
  /** In view at first paint: fetched at once. */
  priority?: boolean
  /** The largest picture in view as the page opens: fetched before others. */
  isLargest?: boolean
  className?: string | undefined
}

/** One of the shop's illustrations. Always beside words that say the same, so it has no text of its own. */
export const Illustration = ({
  name,
  size = 80,
  priority = false,
  isLargest = false,
  className,
}: IllustrationProps) => (
  <img
    className={className}
    src={`${import.meta.env.BASE_URL}illustrations/${name}.svg`}
    alt=""
    width={size}
    height={size}
    loading={priority ? 'eager' : 'lazy'}
    fetchPriority={isLargest ? 'high' : undefined}
    decoding="async"
    draggable={false}
  />
)
