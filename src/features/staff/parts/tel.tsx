import { useState } from 'react'
import { studentRecord } from '~/contracts/student-record'
import { request } from '~/shared/api/client'
import { useOnce } from '~/shared/api/use-once'
import { notify } from '~/shared/lib/notify'
import { maskTel } from '~/shared/lib/people'
import { Button } from '~/shared/ui/button'
import { noteAct } from './staff-log'

interface TelProps {
  readonly studentId: string
  readonly name: string
  /** As the list has it, or in full: it is masked here in any case. */
  readonly tel: string
}

/** A masked number that can be asked for. Who has asked for whose is written down. */
export function Tel({ studentId, name, tel }: TelProps) {
  const [full, setFull] = useState<string>()
  const reveal = useOnce({
    name: ['reveal tel'],
    run: (id: string) => request(studentRecord.byId, { params: { id } }),
    onDone: (record) => {
      if (record.tel.includes('*')) return notify.warning('完整号码只对负责的规划师和管理员显示')
      setFull(record.tel)
      noteAct(`查看了${name}的手机号`)
    },
  })
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {full ?? maskTel(tel)}
      {full === undefined && (
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
