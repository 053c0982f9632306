import type { PageModule } from '../../contract/entities/page.ts'
import { useT } from '../../i18n/index.ts'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'
import { Banners } from './Banners.tsx'
import { Departments } from './Departments.tsx'
import { HomeRow } from './HomeRow.tsx'
import styles from './HomePage.module.css'

interface ModuleProps {
  module: PageModule
  isFirstRow: boolean
  hasBanners: boolean
}

function Module({ module, isFirstRow, hasBanners }: ModuleProps) {
  switch (module.type) {
    case 'banners':
      return <Banners banners={module.banners} />
    case 'departments':
      return <Departments categories={module.categories} />
    case 'products':
      return <HomeRow row={module} isFirst={isFirstRow} isBelowBanners={hasBanners} />
  }
}

/** The home page: its modules in the order of the server (document 1 §2). */
export function HomePage() {
  const t = useT()
  const { page, modulesPage } = usePageGroup('modulesPage')
  const { modules } = modulesPage
  const firstRow = modules.findIndex(({ type }) => type === 'products')
  const hasBanners = modules.some((module) => module.type === 'banners' && module.banners.length > 0)
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="website" />
      <h1 className="visually-hidden">{t('home.title')}</h1>
      {modules.map((module, index) => (
        <Module
          key={module.type === 'products' ? module.id : module.type}
          module={module}
          isFirstRow={index === firstRow}
          hasBanners={hasBanners}
        />
      ))}
    </div>
  )
}
