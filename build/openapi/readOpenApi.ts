import shop from '../../package.json' with { type: 'json' }
import type { OpenApiDocument } from './document.ts'

let document: Promise<OpenApiDocument> | undefined

/** The OpenAPI document, made at its first use. The package `pasar-mock` reads its file instead (build/package/node.ts). */
export function readOpenApi(): Promise<OpenApiDocument> {
  document ??= import('./document.ts').then(({ openApiDocument }) => openApiDocument(shop.version))
  return document
}
