import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { to } from '../../paths.ts'
import { openSessionLink } from '../../stores/login/sessionLink.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { PlainTextSkeleton } from '../plain/PlainTextSkeleton.tsx'

/** Each link is opened once, although an effect can run twice. */
const opened = new Map<string, Promise<boolean>>()

function openOnce(token: string): Promise<boolean> {
  const known = opened.get(token)
  if (known) return known
  const opening = openSessionLink(token)
  opened.set(token, opening)
  return opening
}

/** Opens a link from another device, goes home and shows the result (document 1 §4, link session). */
export function OpenSessionLink({ token }: { token: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    let isHere = true
    const open = async () => {
      const isLinked = await openOnce(token)
      if (!isHere) return
      await navigate(to.home(), { replace: true })
      openModal({ kind: 'link-session', isLinked })
    }
    void open()
    return () => {
      isHere = false
    }
  }, [token, navigate])
  return <PlainTextSkeleton />
}
