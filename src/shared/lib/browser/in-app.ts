import { atom, useAtomValue } from 'jotai'
import { store } from '../storage/store'

/** Apps whose own browser neither keeps a file nor prints, and says nothing of it. QQ's real browser names no `QQ/`. */
const APPS = [
  ['微信', /MicroMessenger\//],
  ['QQ', /(^|[ ;])QQ\/\d/],
  ['微博', /Weibo/i],
] as const

type App = (typeof APPS)[number][0]

/** The app in whose browser the page is open, by its user agent. */
export const appOf = (agent = navigator.userAgent): App | undefined =>
  APPS.find(([, sign]) => sign.test(agent))?.[0]

/** Something that such an app does not do: its name, and how it is tried all the same. */
export interface Refused {
  readonly app: App
  readonly act: '打印' | '保存文件' | '保存图片'
  /** What can be pressed for long instead. */
  readonly picture?: Blob | undefined
  readonly tryIt: () => void
}

const refusedAtom = atom<Refused | undefined>(undefined)

/** Does it, or in such an app says what to do instead (`app/shell/in-app.tsx`). Gives whether it was done. */
export function unlessInApp({ act, picture, tryIt }: Omit<Refused, 'app'>): boolean {
  const app = appOf()
  if (app) store.set(refusedAtom, { app, act, picture, tryIt })
  else tryIt()
  return app === undefined
}

export const forgetRefused = () => store.set(refusedAtom, undefined)

export const useRefused = () => useAtomValue(refusedAtom)
