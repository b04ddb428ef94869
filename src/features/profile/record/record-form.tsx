import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { OtherDrafts } from '~/shared/form/other-drafts'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { UnsavedGuard } from './unsaved-guard'
import type { RecordState } from './use-record-form'

interface RecordFormProps<T extends FieldValues> {
  readonly record: RecordState<T>
  /** What the form is about: 体检信息. */
  readonly name: string
  readonly onSave: (values: T) => void
  readonly saving: boolean
  /** What saving does beside keeping the record: it stays in view with the button. */
  readonly effects?: ReactNode
  readonly children: ReactNode
}

const bodyClass = 'grid max-w-2xl gap-5'

function submitOf<T extends FieldValues>({ record: { form, changed, sending }, onSave }: RecordFormProps<T>) {
  return form.handleSubmit((values) => {
    if (!changed) return
    sending(values)
    onSave(values)
  })
}

/** A form of the student's record with its one line of actions. A failed save keeps what was typed; leaving asks first. */
export function RecordForm<T extends FieldValues>(props: RecordFormProps<T>) {
  return (
    <form onSubmit={submitOf(props)} noValidate className={bodyClass} aria-label={props.name}>
      <RecordBody {...props} />
    </form>
  )
}

/** The same for fields that have forms of their own within, such as a search: none stands inside another. */
export function RecordSection<T extends FieldValues>(props: RecordFormProps<T>) {
  return (
    <section className={bodyClass} aria-label={props.name}>
      <RecordBody {...props} onSubmit={submitOf(props)} />
    </section>
  )
}

interface RecordBodyProps<T extends FieldValues> extends RecordFormProps<T> {
  /** What the button does where no form around it does it. */
  readonly onSubmit?: () => void
}

function RecordBody<T extends FieldValues>(props: RecordBodyProps<T>) {
  const { record, saving, onSubmit, effects, children } = props
  const { changed, restored } = record
  return (
    <>
      <UnsavedGuard active={changed} onDiscard={record.forget} />
      {restored && (
        <p role="status" className="rounded border border-primary/40 bg-primary-soft px-3 py-2 text-sm">
          上次没有保存的修改还在，已经填回来了。
        </p>
      )}
      <OtherDrafts others={record.others} onSettle={record.settle} />
      {children}
      <div
        className={cn(
          '-mx-4 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-t bg-background px-4 py-2 md:mx-0 md:px-0',
          changed && 'sticky bottom-0 z-10',
        )}
      >
        {effects && (
          <div className="grid max-h-[40dvh] w-full gap-2 overflow-y-auto empty:hidden">{effects}</div>
        )}
        <Button
          {...(onSubmit ? { onClick: onSubmit } : { type: 'submit' })}
          aria-disabled={!changed || saving}
        >
          {saving ? '保存中…' : '保存'}
        </Button>
        {changed && (
          <>
            <Button variant="ghost" onClick={record.undo}>
              撤销修改
            </Button>
            <p className="text-sm text-muted-foreground">
              {record.isStored ? '有未保存的修改' : '有未保存的修改，本机存不下，关闭页面会丢失'}
            </p>
          </>
        )}
      </div>
    </>
  )
}
