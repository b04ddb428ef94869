import { type FormEvent, useState } from 'react'
import { formatCount } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'

interface RankFinderProps {
  /** The last rank of the table. */
  readonly lowest: number | undefined
  /** Gives whether the table has such a rank. */
  readonly onFind: (rank: number) => boolean
}

/** Finds the row of a rank: the table read the other way round. */
export function RankFinder({ lowest, onFind }: RankFinderProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
    const found = /^\d{1,8}$/.test(typed) && onFind(Number(typed))
    setProblem(found ? undefined : `位次在 1 到 ${formatCount(lowest ?? 1)} 之间`)
  }
  return (
    <form onSubmit={submit} noValidate className="flex min-w-0 flex-1 items-start gap-2">
      <Field label="按位次找分数" error={problem} className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="例如 20000"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="mt-7">
        找
      </Button>
    </form>
  )
}
