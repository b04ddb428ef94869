import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import { intentPart } from '~/shared/lazy/use-lazy-part'
import type { AgreementName } from '~/shared/legal/agreements'
import { Button } from '~/shared/ui/button'
import { LazyPart } from '~/shared/ui/lazy-part'
import { Skeleton } from '~/shared/ui/skeleton'

const loadText = intentPart(async () => (await import('~/shared/legal/agreement-text')).AgreementText)

interface AgreementReaderProps {
  readonly name: AgreementName
  readonly onBack: () => void
}

/** One of the texts one agrees to, in the place of the form. */
export function AgreementReader({ name, onBack }: AgreementReaderProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div>
      <Button ref={back} variant="ghost" size="sm" className="-mt-2 -ml-3" onClick={onBack}>
        <ArrowLeft aria-hidden />
        返回登录
      </Button>
      <LazyPart
        name={name}
        load={loadText}
        className="mt-2"
        pending={<Skeleton of="rows" className="mt-2 h-[40rem]" />}
        props={{ name, level: 3, className: 'mt-2' }}
      />
      <Button variant="outline" className="mt-6 w-full" onClick={onBack}>
        看完了，返回登录
      </Button>
    </div>
  )
}
