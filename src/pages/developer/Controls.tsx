import { useId, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FileButton } from '../../ui/button/FileButton.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { QuantityPicker } from '../../ui/button/QuantityPicker.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Switch } from '../../ui/form/Switch.tsx'
import styles from './StyleGuide.module.css'

const VARIANTS = ['primary', 'outline', 'quiet', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

/** Every button in every size, and disabled and pending. */
export function Buttons() {
  const t = useT()
  const [count, setCount] = useState(1)
  return (
    <div className={styles.parts}>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.line}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {t(`style_guide.button_${variant}`)}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {t('style_guide.disabled')}
          </Button>
          <Button variant={variant} pending>
            {t('style_guide.pending')}
          </Button>
        </div>
      ))}
      <div className={styles.line}>
        <IconButton icon="heart" label={t('style_guide.icon_button')} />
        <IconButton icon="heart" label={t('style_guide.disabled')} disabled />
        <FileButton label={t('style_guide.file_button')} />
        <QuantityPicker value={count} maximum={3} label={t('style_guide.quantity')} onChange={setCount} />
      </div>
    </div>
  )
}

const TONES = ['sale', 'few', 'offer', 'plain', 'strong', 'count'] as const

/** The meaning of each badge colour. */
export function Badges() {
  const t = useT()
  return (
    <ul className={styles.line}>
      {TONES.map((tone) => (
        <li key={tone}>
          <Badge tone={tone}>{t(`style_guide.badge.${tone}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}

export const Icons = () => (
  <ul className={styles.icons}>
    {Object.keys(icons).map((name) => (
      <li key={name}>
        <Icon name={name as keyof typeof icons} />
        <code className={styles.code}>{name}</code>
      </li>
    ))}
    {Object.entries(moreIcons).map(([name, icon]) => (
      <li key={name}>
        <Icon name={icon} />
        <code className={styles.code}>{name}</code>
      </li>
    ))}
  </ul>
)

const BONES = ['title', 'text', 'short', 'button', 'block', 'hero'] as const

export const Skeletons = () => (
  <div className={styles.parts}>
    {BONES.map((shape) => (
      <Skeleton key={shape} shape={shape} />
    ))}
  </div>
)

const SWITCH_STATES = ['switch_on', 'switch_off', 'switch_saving', 'disabled'] as const

/** On, off, being saved, and disabled. */
export function Switches() {
  const t = useT()
  const id = useId()
  const [on, setOn] = useState<readonly string[]>(['switch_on', 'switch_saving'])
  return (
    <div className={styles.line}>
      {SWITCH_STATES.map((state) => (
        <span key={state} className={styles.specimen}>
          <Switch
            labelledBy={`${id}-${state}`}
            isOn={on.includes(state)}
            isSaving={state === 'switch_saving'}
            isDisabled={state === 'disabled'}
            onChange={(isOn) => setOn(isOn ? [...on, state] : on.filter((other) => other !== state))}
          />
          <span id={`${id}-${state}`}>{t(`style_guide.${state}`)}</span>
        </span>
      ))}
    </div>
  )
}

/** In progress, and complete. */
export function Progress() {
  const t = useT()
  return (
    <div className={styles.parts}>
      <ProgressBar value={2} maximum={5} label={t('style_guide.on_the_way')} />
      <ProgressBar value={5} maximum={5} label={t('style_guide.there')} />
    </div>
  )
}
