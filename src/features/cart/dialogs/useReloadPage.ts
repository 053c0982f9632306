import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { OpenModal } from '../../../stores/overlays/modals.ts'

/** Loads the data of the page again for each opening of a dialog which says that the page is out of date. */
export function useReloadPage(modal: OpenModal): void {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate, modal])
}
