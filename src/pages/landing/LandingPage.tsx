import { useParams } from 'react-router-dom'
import { usePageGroup } from '../pageGroup.ts'
import { useFreshModules } from '../useFreshModules.ts'
import { Banners } from '../home/Banners.tsx'
import { HomeRow } from '../home/HomeRow.tsx'
import { Seo } from '../../features/seo/Seo.tsx'
import { SharedAs } from '../../features/seo/SharedAs.tsx'
import styles from './LandingPage.module.css'

/** A landing page: its text, its banners, and rows of products (document 1 §2, `/m/:slug`). */
export function LandingPage() {
  const { page, modulesPage } = usePageGroup('modulesPage')
  const { title, text } = modulesPage
  const { slug = '' } = useParams()
  const modules = useFreshModules(slug, modulesPage.modules)
  const firstRow = modules.find(({ type }) => type === 'products')
  return (
    <div className={styles.page}>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="website" />
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {modules.map((module) => {
        if (module.type === 'banners') return <Banners key={module.type} banners={module.banners} />
        if (module.type !== 'products') return null
        return <HomeRow key={module.id} row={module} isFirst={module === firstRow} />
      })}
    </div>
  )
}
