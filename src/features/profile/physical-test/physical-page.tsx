import { recordCalls } from '~/entities/student/record.calls'
import { RecordPage } from '../record/record-page'
import { PhysicalForm } from './physical-form'

export function PhysicalPage() {
  return (
    <RecordPage name="体检信息" ask={recordCalls.physical}>
      {(kept) => <PhysicalForm kept={kept} />}
    </RecordPage>
  )
}
