import { priceOf } from '../../domain/product/price.ts'
import { isSponsored } from '../../domain/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { Price } from '../../ui/price/Price.tsx'
import { StableText } from '../../ui/text/StableText.tsx'
import { ProductHeart } from '../../features/product-card/ProductHeart.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { AddBar } from './buying/AddBar.tsx'
import { Coupons } from './buying/Coupons.tsx'
import { FactBoxes } from './facts/FactBoxes.tsx'
import { DeferredProductModules } from './modules/DeferredProductModules.tsx'
import { ListButton } from './buying/ListButton.tsx'
import { OptionChips } from './sizes/OptionChips.tsx'
import { PinnedWhenPast } from './buying/PinnedWhenPast.tsx'
import { ProductDetails } from './facts/ProductDetails.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductNotices } from './ProductNotices.tsx'
import { PromotionBadges } from './PromotionBadges.tsx'
import { ProductSeo } from './ProductSeo.tsx'
import { ShareButton } from './ShareButton.tsx'
import { SizeLine } from './sizes/SizeLine.tsx'
import { useAgeGate } from './buying/useAgeGate.ts'
import { useAskedAdd } from './buying/useAskedAdd.ts'
import { useWay } from './buying/useWay.ts'
import { WayChips } from './buying/WayChips.tsx'
import { useRemembered } from './useRemembered.ts'
import styles from './ProductPage.module.css'

/** One product in one of its variants (document 1 §2, `/product/:gid/:slug`). */
export function ProductPage() {
  const t = useT()
  const { page, product: data } = usePageGroup('product')
  const config = useConfig()
  const { variant, variants } = data
  const { ways, chosen, hasChoice, choose } = useWay(data)
  const way = chosen ?? data
  const { brand } = variant.product
  const isAgeAsked = useAgeGate(variant)
  useAskedAdd(data, isAgeAsked)
  useRemembered(variant)
  return (
    <>
      <ProductSeo page={page} product={data} />
      <article className={styles.page}>
        <div className={styles.product}>
          <ProductGallery key={variant.gid} variant={variant} />
          <div className={styles.facts}>
            <div className={styles.head}>
              <Link to={to.brand(brand)} className={styles.brand}>
                {variant.brandingText ?? brand.name}
                <Icon name="chevron-right" size={16} />
              </Link>
              {isSponsored({ variant }) ? (
                <span className={styles.sponsored}>
                  <StableText>{t('product.sponsored')}</StableText>
                </span>
              ) : null}
              <ProductHeart variant={variant} size="page" />
              <ListButton variant={variant} />
              <ShareButton title={variant.name} />
            </div>
            <h1 className={styles.name}>{variant.name}</h1>
            <Price price={priceOf(variant)} size="page" />
            <SizeLine variant={variant} />
            <PromotionBadges variant={variant} />
            <OptionChips variant={variant} variants={variants} />
            {chosen !== null && hasChoice ? <WayChips ways={ways} chosen={chosen} onChoose={choose} /> : null}
            <FactBoxes {...data} variant={way.variant} warehouse={way.warehouse} />
            <ProductNotices variant={variant} config={config} />
            <Coupons variant={variant} />
            <PinnedWhenPast key={variant.gid} variant={variant}>
              <AddBar variant={way.variant} warehouse={way.warehouse} isHere={chosen !== null} />
            </PinnedWhenPast>
            <ProductDetails variant={variant} variants={variants} />
          </div>
        </div>
        <DeferredProductModules {...data} />
      </article>
    </>
  )
}
