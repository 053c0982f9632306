interface IllustrationProps {
  /** The name of a file in `illustrations/`, for example `strawberry`. */
  name: string
  size?: number
  /** In the first viewport: fetched at once. */
  priority?: boolean
  /** The largest picture of the first viewport: fetched before others. */
  isLargest?: boolean
  className?: string | undefined
}

/** One of the shop's illustrations. It is always beside a text with the same meaning, so its own text is empty. */
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
