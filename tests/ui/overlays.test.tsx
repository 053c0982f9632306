import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Providers } from '../../src/app/Providers.tsx'
import { announce } from '../../src/ui/feedback/Announcer.tsx'
import { Button } from '../../src/ui/button/Button.tsx'
import { Drawer, type DrawerProps } from '../../src/ui/dialog/Drawer.tsx'
import { Modal, type ModalProps } from '../../src/ui/dialog/Modal.tsx'
import { draw } from './renderUi.tsx'

interface OpenedProps {
  children: (isOpen: boolean, close: () => void) => ReactNode
}

function Opened({ children }: OpenedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Providers>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {children(isOpen, () => setIsOpen(false))}
    </Providers>
  )
}

const dialog = () => screen.findByRole('dialog', { name: 'A question' })
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true })

describe('a dialog', () => {
  const drawModal = (more: Partial<ModalProps> = {}) =>
    draw(
      <Opened>
        {(isOpen, close) => (
          <Modal {...more} isOpen={isOpen} onClose={close} title="A question" actions={<Button>Yes</Button>}>
            Is it?
          </Modal>
        )}
      </Opened>,
    )

  test('gets the focus, keeps it inside, and returns it on Escape', async () => {
    const { shopper } = drawModal()
    await shopper.click(opener())
    const open = await dialog()
    await waitFor(() => expect(open.parentElement).toContainElement(document.activeElement as HTMLElement))
    await shopper.tab()
    await shopper.tab()
    await shopper.tab()
    expect(opener()).not.toHaveFocus()
    await shopper.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener()).toHaveFocus()
  })

  test('contains the announcements while it is open, because the rest of the page is hidden from screen readers', async () => {
    const { shopper } = drawModal()
    await shopper.click(opener())
    const open = await dialog()
    act(() => announce('Four now'))
    expect(within(open).getByText('Four now').parentElement).toHaveAttribute('aria-live', 'polite')
  })

  test('keeps an announcement that another follows at once, because a screen reader may not have read it yet', async () => {
    const { shopper } = drawModal()
    await shopper.click(opener())
    const open = await dialog()
    act(() => {
      announce('Six products')
      announce('Milk')
    })
    act(() => announce('Milk'))
    expect(within(open).getAllByText('Milk')).toHaveLength(2)
    act(() => {
      announce('Four now')
      announce('Bread')
    })
    expect(within(open).getByText('Four now')).toBeInTheDocument()
    expect(within(open).queryByText('Milk')).toBeNull()
  })

  test('stays open when it is locked', async () => {
    const { shopper } = drawModal({ isLocked: true })
    await shopper.click(opener())
    await dialog()
    await shopper.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('closes by itself when it is set to fade out', async () => {
    const onClose = vi.fn<() => void>()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    draw(
      <Modal isOpen fadesOut onClose={onClose} title="A question">
        Is it?
      </Modal>,
    )
    vi.advanceTimersByTime(4_499)
    expect(onClose).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onClose).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

const drawFading = (onClose: () => void) =>
  draw(
    <Providers>
      <Modal isOpen fadesOut onClose={onClose} title="A question">
        Is it?
      </Modal>
    </Providers>,
  )

test('starts to fade out after four seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  drawFading(() => {})
  const open = await dialog()
  expect(open.closest('.fading')).toBeNull()
  act(() => void vi.advanceTimersByTime(4_000))
  expect(open.closest('.fading')).not.toBeNull()
  vi.useRealTimers()
})

test.each<[string, (open: HTMLElement) => boolean]>([
  ['a key is pressed', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })],
  ['the pointer moves in it', (open) => fireEvent.pointerMove(open)],
  ['it is touched', (open) => fireEvent.pointerDown(open)],
])('does not close by itself when %s', async (_, use) => {
  const onClose = vi.fn<() => void>()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  drawFading(onClose)
  const open = await dialog()
  act(() => void vi.advanceTimersByTime(3_400))
  use(open)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(onClose).not.toHaveBeenCalled()
  expect(open.closest('.fading')).toBeNull()
  vi.useRealTimers()
})

test('is at the bottom of the screen when it is set to peek', async () => {
  draw(
    <Providers>
      <Modal isOpen look="peek" onClose={() => {}} title="A question">
        Is it?
      </Modal>
    </Providers>,
  )
  expect((await dialog()).closest('.peek')).not.toBeNull()
})

describe('a drawer', () => {
  const drawDrawer = (more: Partial<DrawerProps> = {}) =>
    draw(
      <Opened>
        {(isOpen, close) => (
          <Drawer {...more} isOpen={isOpen} onClose={close} title="A question">
            <input aria-label="Answer" data-autofocus />
          </Drawer>
        )}
      </Opened>,
    )

  test('has a name, focuses its content, and closes by its button', async () => {
    const { shopper } = drawDrawer()
    await shopper.click(opener())
    await dialog()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus())
    await shopper.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener()).toHaveFocus()
  })

  test('leaves the page as it is when the shop opens it by itself', async () => {
    const { shopper } = draw(
      <Opened>
        {(isOpen, close) => (
          <Drawer isPassive isOpen={isOpen} onClose={close} title="A question">
            One more thing in your cart
          </Drawer>
        )}
      </Opened>,
    )
    await shopper.click(opener())
    expect(await dialog()).not.toHaveAttribute('aria-modal')
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  describe('opened by the shop', () => {
    function InPassing({ children }: { children: (isPassive: boolean, close: () => void) => ReactNode }) {
      const [open, setOpen] = useState<'no' | 'passing' | 'asked'>('no')
      return (
        <Providers>
          <Button onClick={() => setOpen('passing')}>Add</Button>
          <Button onClick={() => setOpen('asked')}>Cart</Button>
          {open === 'no' ? null : children(open === 'passing', () => setOpen('no'))}
        </Providers>
      )
    }
    const drawInPassing = () =>
      draw(
        <InPassing>
          {(isPassive, close) => (
            <Drawer isOpen isPassive={isPassive} onClose={close} title="A question">
              <button type="button">Yes</button>
            </Drawer>
          )}
        </InPassing>,
      )

    test('closes on Escape, wherever the focus is', async () => {
      const { shopper } = drawInPassing()
      await shopper.click(screen.getByRole('button', { name: 'Add' }))
      await dialog()
      await shopper.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus()
    })

    test('closes when the keyboard focus moves beside it, and stays while the focus is inside', async () => {
      const { shopper } = drawInPassing()
      await shopper.click(screen.getByRole('button', { name: 'Add' }))
      await dialog()
      screen.getByRole('button', { name: 'Yes' }).focus()
      await shopper.tab()
      expect(await dialog()).toBeVisible()
      screen.getByRole('button', { name: 'Add' }).focus()
      await shopper.tab()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus()
    })

    test('takes and keeps the focus once it is opened on purpose', async () => {
      const { shopper } = drawInPassing()
      await shopper.click(screen.getByRole('button', { name: 'Add' }))
      await dialog()
      const cart = screen.getByRole('button', { name: 'Cart' })
      cart.focus()
      await shopper.keyboard('{Enter}')
      await waitFor(async () => expect(await dialog()).toHaveAttribute('aria-modal', 'true'))
      await waitFor(() => expect(cart).not.toHaveFocus())
      await shopper.tab()
      expect(await dialog()).toContainElement(document.activeElement as HTMLElement)
      await shopper.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(cart).toHaveFocus()
    })
  })
})
