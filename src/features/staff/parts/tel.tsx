import { useState } from 'react'
import { studentRecord } from '~/contracts/student-record'
import { request } from '~/shared/api/client'
import { useOnce } from '~/shared/api/use-once'
import { mayHandle } from '~/shared/domain/access'
import { maskTel } from '~/shared/lib/text/people'
import { useUser } from '~/shared/session/session'
import { Button } from '~/shared/ui/button'
import { noteAct } from './staff-log'

interface TelProps {
  readonly studentId: string
  readonly name: string
  /** As the list has it, or in full: it is masked here in any case. */
  readonly tel: string
  /** Of the newest service order. */
  readonly plannerId?: string | null | undefined
  /** The record has been read: whoever may do that may see the number. */
  readonly isReadable?: boolean
}

/** A masked number that can be asked for by who may see it. Who has asked for whose is written down. */
export function Tel({ studentId, name, tel, plannerId, isReadable = false }: TelProps) {
  const user = useUser()
  const mayShow = isReadable || (user !== undefined && mayHandle({ studentId, plannerId }, user))
  const [full, setFull] = useState<string>()
  const reveal = useOnce({
    name: ['reveal tel'],
    run: (id: string) => request(studentRecord.byId, { params: { id } }),
    onDone: (record) => {
      setFull(record.tel)
      noteAct(`查看了${name}的手机号`)
    },
  })
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {full ?? maskTel(tel)}
      {full === undefined && mayShow && (
        <Button
          variant="link"
          size="inline"
          className="text-xs"
          aria-label={`显示${name}的手机号`}
          onClick={() => reveal.start(studentId)}
        >
          显示
        </Button>
      )}
    </span>
  )
}
