import { useLoaderData } from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'

/** The data of the page that is on screen, as its loader got it. */
export const usePageData = (): PageData => useLoaderData<PageData>()
