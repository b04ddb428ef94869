import { type FormEvent, useState } from 'react'
import { Button } from '~/shared/ui/button'
import { Field } from '~/shared/ui/field'
import { Input } from '~/shared/ui/input'

interface RankFormProps {
  readonly rank: number | undefined
  readonly onRank: (rank: number | undefined) => void
}

/** My rank, to see how far above or below each line it stands. */
export function RankForm({ rank, onRank }: RankFormProps) {
  const [text, setText] = useState(rank === undefined ? '' : String(rank))
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = text.normalize('NFKC').replaceAll(/[\s,]/g, '')
    if (typed === '') return onRank(undefined)
    if (!/^[1-9]\d{0,5}$/.test(typed)) return setProblem('位次是 1 到 999,999 的整数')
    onRank(Number(typed))
  }
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <Field label="我的位次" error={problem} className="w-32 flex-1 md:flex-none">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
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
        比一比
      </Button>
    </form>
  )
}
