import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { tabStorage } from '~/shared/lib/storage'
import { store } from '~/shared/lib/store'
import { storedAtom } from '~/shared/lib/stored-atom'

/** S1 §9. */
export const RESEND_SECONDS = 60

/** The tab keeps when and to whom. So closing the dialog or reloading the page does not give another message. */
const KEY = 'zetu.sms-sent'

interface Sent {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly tel: string
}

const NEVER: Sent = { at: 0, tel: '' }

const sentAtom = storedAtom<Sent>(KEY, z.object({ at: z.number(), tel: z.string() }), NEVER, tabStorage)

/** Starts the countdown for a number. Real time: a scenario's clock must not stop it. */
export function startCountdown(tel: string): void {
  store.set(sentAtom, { at: Date.now(), tel })
}

/** Ends the countdown: the code has been used. */
export function endCountdown(): void {
  store.set(sentAtom, NEVER)
}

/** The number that waits for its code, while the countdown runs. */
export function waitingTel(): string | undefined {
  const sent = store.get(sentAtom)
  return secondsLeft(sent.at, Date.now()) > 0 ? sent.tel : undefined
}

/** Whole seconds until another code may be sent, 0 when it may; never more than 60, whatever the clock did. */
export function secondsLeft(sentAt: number, now: number): number {
  const left = Math.ceil((sentAt + RESEND_SECONDS * 1000 - now) / 1000)
  return Math.min(Math.max(left, 0), RESEND_SECONDS)
}

/** The running countdown, 0 when there is none. */
export function useCountdown(): number {
  const sentAt = useAtomValue(sentAtom).at
  const [left, setLeft] = useState(() => secondsLeft(sentAt, Date.now()))
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(sentAt, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [sentAt])
  return left
}
