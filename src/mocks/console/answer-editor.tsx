import { useMemo, useState } from 'react'
import type { Endpoint } from '~/contracts/endpoint'
import { parsed } from '../replay/parsed'
import { patchesBetween } from '../scenario/alter/patched'
import type { Patch } from '../scenario/patches'
import { Field } from './parts'
import { problemsOfEnvelope } from './verdict'

interface AnswerEditorProps {
  readonly endpoint: Endpoint
  /** The answer as it came. */
  readonly text: string
  readonly onSave: (changes: readonly Patch[]) => void
}

/**
 * An answer as JSON that a tester changes. What is against the contract is said and may be kept all the same: a page has to
 * stand it.
 */
export function AnswerEditor({ endpoint, text, onSave }: AnswerEditorProps) {
  const before = parsed(text)
  const [edited, setEdited] = useState(
    typeof before === 'string' ? text : JSON.stringify(before.value, null, 2),
  )
  const after = useMemo(() => parsed(edited), [edited])
  const problems = useMemo(
    () => (typeof after === 'string' ? [after] : problemsOfEnvelope(endpoint, after.value)),
    [after, endpoint],
  )
  if (typeof before === 'string') return <p className="problem">{before}，不能在这里改</p>
  const changes = typeof after === 'string' ? [] : patchesBetween(before.value, after.value)
  return (
    <>
      <Field name="回答（信封和内容）">
        {(id) => (
          <textarea
            id={id}
            rows={14}
            spellCheck={false}
            value={edited}
            onChange={({ target }) => setEdited(target.value)}
          />
        )}
      </Field>
      <p className={problems.length === 0 ? 'good' : 'bad'} role="status">
        {problems.length === 0 ? '✓ 符合契约' : problems.slice(0, 5).join('；')}
      </p>
      <button type="button" className="main" disabled={changes.length === 0} onClick={() => onSave(changes)}>
        {problems.length === 0 ? '用这个回答' : '不符合契约，也用'}（改了 {changes.length} 处）
      </button>
    </>
  )
}
