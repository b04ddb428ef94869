import { useMemo, useState } from 'react'
import zhCN from 'zod/v4/locales/zh-CN.js'
import { notify } from '~/shared/lib/browser/notify'
import { parsed } from '../replay/parsed'
import { RECORDS } from '../store/records'
import type { ConsoleHost } from './host'
import { Field } from './parts'
import { type ShownKind, tableOfKind } from './store-rows'
import { said } from './verdict'

const { localeError } = zhCN()

interface RecordEditorProps {
  readonly host: ConsoleHost
  readonly kind: ShownKind
  readonly id: string
}

/** A record of the store as JSON. What its schema refuses is not kept: the next reload would begin the world anew. */
export function RecordEditor({ host, kind, id }: RecordEditorProps) {
  const table = tableOfKind(host.backend.db, kind)
  const [text, setText] = useState(() => JSON.stringify(table.find(id), null, 2))
  const { record, problems } = useMemo(() => readRecord(kind, id, text), [kind, id, text])
  const save = async () => {
    if (!record) return
    table.put(record)
    await host.backend.keep()
    notify.success('已改，重新打开页面就能看到')
  }
  return (
    <>
      <Field name={`${id} 的记录`}>
        {(fieldId) => (
          <textarea
            id={fieldId}
            rows={12}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <p className={problems.length === 0 ? 'good' : 'bad'} role="status">
        {problems.length === 0 ? '✓ 可以保存' : problems.slice(0, 5).join('；')}
      </p>
      <button type="button" disabled={!record} onClick={() => void save()}>
        保存记录
      </button>
    </>
  )
}

/** A record from its text, or what is wrong with it. */
export function readRecord(kind: ShownKind, id: string, text: string) {
  const json = parsed(text)
  if (typeof json === 'string') return { record: undefined, problems: [json] }
  const read = RECORDS[kind].safeParse(json.value, { error: localeError })
  if (!read.success) return { record: undefined, problems: read.error.issues.map(said('')) }
  if (read.data.id !== id) return { record: undefined, problems: ['/id 编号不能改'] }
  return { record: read.data, problems: [] }
}
