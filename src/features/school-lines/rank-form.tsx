import type { FormEvent } from 'react'
import { range } from '~/shared/address/fields'
import { NumberField } from '~/shared/form/number-field'
import { rangeText } from '~/shared/form/typed-number'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { Button } from '~/shared/ui/button'

interface RankFormProps {
  readonly rank: number | undefined
  readonly onRank: (rank: number | undefined) => void
}

/** My rank, to see how far above or below each line it stands. */
export function RankForm({ rank, onRank }: RankFormProps) {
  const typed = useTypedNumber(range.rank, rank)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { plain, number } = typed.read()
    if (number === undefined && plain !== '') typed.refuse(rangeText(range.rank))
    else onRank(number)
  }
  return (
    <form onSubmit={submit} noValidate>
      <NumberField
        label="我的位次"
        typed={typed}
        placeholder="例如 20,000"
        enterKeyHint="done"
        inputClassName="md:w-36"
        action={
          <Button type="submit" variant="outline">
            比一比
          </Button>
        }
      />
    </form>
  )
}
