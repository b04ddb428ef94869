import type { FormEvent, ReactNode } from 'react'
import { range } from '~/shared/address/fields'
import { NumberField } from '~/shared/form/number-field'
import { useTypedNumber } from '~/shared/form/use-typed-number'
import { formatCount } from '~/shared/lib/text/format'
import { Button } from '~/shared/ui/button'

interface RankFinderProps {
  /** The rank that is shown now. */
  readonly rank: number | undefined
  /** The last rank of the table. */
  readonly lowest: number | undefined
  /** Gives whether the table has such a rank. */
  readonly onFind: (rank: number) => boolean
  /** Stands beside the button. */
  readonly children?: ReactNode
}

/** Finds the row of a rank: the table read the other way round. */
export function RankFinder({ rank, lowest, onFind, children }: RankFinderProps) {
  const typed = useTypedNumber(range.rank, rank)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { number } = typed.read()
    const found = number !== undefined && onFind(number)
    if (!found) typed.refuse(`位次在 1 到 ${formatCount(lowest ?? 1)} 之间`)
  }
  return (
    <form onSubmit={submit} noValidate className="print-hidden mb-2">
      <NumberField
        label="按位次找分数"
        typed={typed}
        placeholder="例如 20,000"
        enterKeyHint="search"
        action={
          <>
            <Button type="submit" variant="outline">
              找
            </Button>
            {children}
          </>
        }
      />
    </form>
  )
}
