import { Button } from '../../../src/ui/button/Button.tsx'
import { leaveOwnShop, ownShop } from '../../controls/ownShop.ts'
import { useConsoleTexts } from '../texts.ts'
import fields from './fields.module.css'
import { Part } from './Part.tsx'

/** Says that a link has opened this tab with a shop of its own; opens another tab of it, or the common shop. */
export function OwnShop() {
  const say = useConsoleTexts()
  if (ownShop() === null) return null
  return (
    <Part title={say('data.tab')}>
      <p className={fields.hint}>{say('data.own_shop')}</p>
      <div className={fields.row}>
        {/* A tab that is opened so has this tab's session storage, unlike one from a link. */}
        <Button variant="outline" onClick={() => void window.open(location.href)}>
          {say('data.open_tab')}
        </Button>
        <Button variant="outline" onClick={leaveOwnShop}>
          {say('data.use_common')}
        </Button>
      </div>
    </Part>
  )
}
