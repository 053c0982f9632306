import type { Plugin } from 'vite'
export function packshots(): Plugin {
  return { name: 'pasar-packshots' }
}
export const pictureVersion = async () => '0'
