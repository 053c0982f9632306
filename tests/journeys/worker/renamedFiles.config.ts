import { defineConfig, mergeConfig } from 'vite'
import shop from '../../../vite.config.ts'

/** The shop's build, in which every hashed file has another name, as after a deployment. */
export default defineConfig((env) =>
  mergeConfig(shop(env), {
    build: {
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/next-[name]-[hash].js',
          chunkFileNames: 'assets/next-[name]-[hash].js',
          assetFileNames: 'assets/next-[name]-[hash][extname]',
        },
      },
    },
  }),
)
