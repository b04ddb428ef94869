import { FormField } from '~/shared/form/form-field'
import { type Form, setField } from '~/shared/form/use-form'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { Input } from '~/shared/ui/input'
import { type ScoreDraft, sheetCheckOf, sheetOf, totalOf } from './score-draft'

interface SheetFieldsProps {
  readonly form: Form<ScoreDraft>
  readonly draft: ScoreDraft
}

/** The scores by paper, which may stay empty, and what they say beside the total. */
export function SheetFields({ form, draft }: SheetFieldsProps) {
  const sheet = sheetOf(draft)
  if (!sheet)
    return draft.province === '海南' ? (
      <p className="text-sm text-muted-foreground">海南的总分是标准分，不是各科相加，不用填单科。</p>
    ) : null
  const check = sheetCheckOf(draft)
  return (
    <details className="rounded border px-4 has-[[aria-invalid]]:border-destructive">
      <summary className="flex min-h-11 items-center text-sm">单科成绩（选填，有的院校对单科有要求）</summary>
      <div className="grid grid-cols-2 gap-3 pb-4 sm:grid-cols-3">
        {sheet.papers.map(({ field, label, max }) => (
          <FormField key={field} form={form} name={`parts.${field}`} label={`${label}（满分 ${max}）`}>
            {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
          </FormField>
        ))}
        {check && (
          <p
            role="status"
            className={cn(
              'col-span-full text-sm',
              check.kind === 'problem' ? 'text-destructive' : 'text-muted-foreground',
            )}
          >
            {check.text}
            {check.complete && !sheet.rest && totalOf(draft) === undefined && (
              <>
                {'，'}
                <Button
                  variant="link"
                  size="inline"
                  onClick={() => setField(form, 'score', String(check.sum))}
                >
                  填到总分
                </Button>
              </>
            )}
          </p>
        )}
      </div>
    </details>
  )
}
