import { defineConfig, mergeConfig } from 'vite'
import shop from '../../../vite.config.ts'

const prefix = process.env['PREFIX'] ?? 'next'

/** The shop's build, in which every hashed file has another name, with the prefix of PREFIX, as after a deployment. */
export default defineConfig((env) =>
  mergeConfig(shop(env), {
    build: {
      rolldownOptions: {
        output: {
          entryFileNames: `assets/${prefix}-[name]-[hash].js`,
          chunkFileNames: `assets/${prefix}-[name]-[hash].js`,
          assetFileNames: `assets/${prefix}-[name]-[hash][extname]`,
        },
      },
    },
  }),
)
