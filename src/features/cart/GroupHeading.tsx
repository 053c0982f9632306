import { FulfillmentClass } from '../../contract/enumerations.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import styles from './GroupHeading.module.css'

const icons = {
  [FulfillmentClass.EXPRESS]: 'truck',
  [FulfillmentClass.STANDARD]: moreIcons.package,
  [FulfillmentClass.MARKETPLACE]: 'tag',
} as const

interface GroupHeadingProps {
  fulfillmentClass: FulfillmentClass
  title: string
  promise: string
  id?: string
  level?: 2 | 3
}

/** The head of one delivery: its method, its sender, and its time. */
export function GroupHeading({ fulfillmentClass, title, promise, id, level = 2 }: GroupHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.head}>
      <Icon name={icons[fulfillmentClass]} size={20} className={styles.icon} />
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <span className={styles.promise}>{promise}</span>
    </div>
  )
}
