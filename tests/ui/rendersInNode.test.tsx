// @vitest-environment node
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { Badge } from '../../src/ui/feedback/Badge.tsx'
import { Button } from '../../src/ui/button/Button.tsx'
import { Carousel } from '../../src/ui/layout/Carousel.tsx'
import { Countdown } from '../../src/ui/time/Countdown.tsx'
import { Drawer } from '../../src/ui/dialog/Drawer.tsx'
import { EmptyState } from '../../src/ui/feedback/EmptyState.tsx'
import { IconButton } from '../../src/ui/button/IconButton.tsx'
import { LinkButton } from '../../src/ui/link/LinkButton.tsx'
import { Logo } from '../../src/ui/media/Logo.tsx'
import { Modal } from '../../src/ui/dialog/Modal.tsx'
import { Price } from '../../src/ui/price/Price.tsx'
import { ProductCard } from '../../src/features/product-card/ProductCard.tsx'
import { ProductCardSkeleton } from '../../src/features/product-card/ProductCardSkeleton.tsx'
import { ProductGrid } from '../../src/features/product-card/ProductGrid.tsx'
import { ProductRow } from '../../src/features/product-card/ProductRow.tsx'
import { ProgressBar } from '../../src/ui/feedback/ProgressBar.tsx'
import { QuantityPicker } from '../../src/ui/button/QuantityPicker.tsx'
import { entryOf, staged } from './renderUi.tsx'

const nothing = () => {}

const parts: Record<string, ReactNode> = {
  Badge: <Badge tone="few">only 4 left</Badge>,
  Button: <Button pending>Send</Button>,
  Carousel: (
    <Carousel label="Offers">
      <p>One</p>
      <p>Two</p>
    </Carousel>
  ),
  Countdown: <Countdown endsAt="2026-11-22T08:00:00.000Z" />,
  Drawer: (
    <Drawer isOpen={false} onClose={nothing} title="Cart">
      Nothing
    </Drawer>
  ),
  EmptyState: <EmptyState illustration="basket" title="Empty" text="Nothing here." />,
  IconButton: <IconButton icon="x" label="Close" />,
  LinkButton: <LinkButton to="/">Home</LinkButton>,
  Logo: <Logo />,
  Modal: (
    <Modal isOpen={false} onClose={nothing} title="Age">
      Nothing
    </Modal>
  ),
  Price: <Price price={{ kind: 'sale', now: cents(790), was: cents(950), badgePercent: 17 }} />,
  ProductCard: <ProductCard entry={entryOf(named.saleMilk)} quantity={2} onQuantity={nothing} priority />,
  ProductCardSkeleton: <ProductCardSkeleton />,
  ProductGrid: (
    <ProductGrid label="Goods">
      <p>Milk</p>
    </ProductGrid>
  ),
  ProductRow: (
    <ProductRow title="Deals" moreHref="/products/highlight/1/deals">
      <p>Milk</p>
    </ProductRow>
  ),
  ProgressBar: <ProgressBar value={3} maximum={5} label="To free delivery" />,
  QuantityPicker: <QuantityPicker value={1} maximum={4} label="Quantity" onChange={nothing} />,
}

test.each(Object.entries(parts))('%s renders in Node', (name, part) => {
  const html = renderToString(staged(part))
  // A policy without inline styles would drop them.
  expect(html).not.toContain('style=')
  if (!['Drawer', 'Modal'].includes(name)) expect(html.replace(renderToString(staged(null)), '')).not.toBe('')
})
