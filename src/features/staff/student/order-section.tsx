import { useState } from 'react'
import type { StudentForm } from '~/contracts/service-orders'
import type { StudentRecord } from '~/contracts/student-record'
import { OrderSteps } from '~/entities/service-order/order-steps'
import { useFormOf } from '~/entities/service-order/use-form-of'
import { States } from '~/shared/answer/states'
import { EmptyRegion } from '~/shared/ui/empty-region'
import { Skeleton } from '~/shared/ui/skeleton'
import { NoteEditor } from '../orders/note-editor'
import { OrderActions } from '../orders/order-actions'
import { OrderDialogs } from '../orders/order-dialogs'
import { Section } from '../parts/section'

/** The newest order of a student: how far it is, what comes next, and the note. */
export function OrderSection({ record }: { record: StudentRecord }) {
  const answer = useFormOf(record)
  return (
    <Section title="服务单">
      <OrderDialogs>
        <States of={answer} name="服务单" pending={<PendingOrder />}>
          {() => (answer.form?.orderId ? <Order form={answer.form} /> : <NoOrder />)}
        </States>
      </OrderDialogs>
    </Section>
  )
}

/** Its steps and its note. */
function PendingOrder() {
  return (
    <>
      <Skeleton of="text" className="mt-3 h-28" />
      <Skeleton className="mt-4 h-30" />
    </>
  )
}

function NoOrder() {
  return <EmptyRegion className="mt-3">这名学生没有提交过服务单。</EmptyRegion>
}

function Order({ form }: { form: StudentForm }) {
  // Another note is another editor: what was refused outlives it.
  const [refused, setRefused] = useState<string>()
  return (
    <div className="mt-3 grid gap-4">
      <OrderSteps status={form.status ?? 1} plannerName={form.plannerName} />
      <NoteEditor key={form.note ?? ''} form={form} refused={refused} onRefused={setRefused} />
      <OrderActions form={form} />
    </div>
  )
}
