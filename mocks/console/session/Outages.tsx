import type { Controls } from '../../controls/controls.ts'
import { useAsked } from '../useAsked.ts'
import { useControls, useReading } from '../useControls.ts'
import { useConsoleTexts } from '../texts.ts'
import { Part } from './Part.tsx'
import { Switch } from './Switch.tsx'

const protectedNow = (controls: Controls) => controls.isBotProtected()

/** Outages between shop and server, which last until they are switched off. */
export function Outages() {
  const say = useConsoleTexts()
  const controls = useControls()
  const isOffline = useReading((read) => read.network().isOffline)
  const isBotProtected = useAsked(protectedNow)
  return (
    <Part title={say('network.outages')}>
      <Switch
        label={say('network.offline')}
        isOn={isOffline}
        onSwitch={(isOn) => controls.setNetwork({ isOffline: isOn })}
      />
      <Switch
        label={say('network.bot')}
        isOn={isBotProtected ?? false}
        onSwitch={(isOn) => void controls.setBotProtection(isOn)}
      />
    </Part>
  )
}
