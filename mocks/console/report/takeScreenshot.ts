import { toJpeg } from './screenshot.ts'

interface TabCapture extends DisplayMediaStreamOptions {
  /** Chromium offers the tab itself first. */
  preferCurrentTab?: boolean
}

/** False on phones, and over plain http. */
export const canTakeScreenshot = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** One picture of the tab, window or screen that the tester picks, as a data URL. Rejects if the tester picks nothing. */
export async function takeScreenshot(): Promise<string> {
  const options: TabCapture = { video: true, preferCurrentTab: true }
  const stream = await navigator.mediaDevices.getDisplayMedia(options)
  try {
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    return toJpeg(video, video.videoWidth, video.videoHeight)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
