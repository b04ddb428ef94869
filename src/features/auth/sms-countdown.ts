import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { RESEND_SECONDS } from '~/contracts/auth'
import { tabStorage } from '~/shared/lib/storage/storage'
import { store } from '~/shared/lib/storage/store'
import { storedAtom } from '~/shared/lib/storage/stored-atom'

/** The tab keeps when and to whom. So closing the dialog or reloading the page does not give another message. */
const KEY = 'zetu.sms-sent'

interface Sent {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly tel: string
  /** How long another one has to wait. */
  readonly seconds: number
}

const NEVER: Sent = { at: 0, tel: '', seconds: 0 }

const SentRecord = z.object({ at: z.number(), tel: z.string(), seconds: z.number() })

const sentAtom = storedAtom<Sent>(KEY, SentRecord, NEVER, tabStorage)

/** Starts the countdown for a number. Real time: a scenario's clock must not stop it. */
export function startCountdown(tel: string, seconds = RESEND_SECONDS): void {
  store.set(sentAtom, { at: Date.now(), tel, seconds })
}

/** Ends the countdown: the code has been used. */
export function endCountdown(): void {
  store.set(sentAtom, NEVER)
}

/** The number that waits for its code, while the countdown runs. */
export function waitingTel(): string | undefined {
  const sent = store.get(sentAtom)
  return secondsLeft(sent, Date.now()) > 0 ? sent.tel : undefined
}

/** Whole seconds until another code may be sent, 0 when it may; never more than the whole wait, whatever the clock did. */
export function secondsLeft({ at, seconds }: Omit<Sent, 'tel'>, now: number): number {
  const left = Math.ceil((at + seconds * 1000 - now) / 1000)
  return Math.min(Math.max(left, 0), seconds)
}

/** The running countdown, 0 when there is none. */
export function useCountdown(): number {
  const sent = useAtomValue(sentAtom)
  const [left, setLeft] = useState(() => secondsLeft(sent, Date.now()))
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(sent, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    tick()
    return () => clearInterval(timer)
  }, [sent])
  return left
}
