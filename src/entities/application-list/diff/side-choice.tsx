import type { Side } from '~/rules/list/diff/merge-lists'

interface SideChoiceProps {
  readonly name: string
  readonly chosen: Side | undefined
  readonly mine: string
  readonly theirs: string
  readonly onChoose: (side: Side) => void
}

/** One thing that two versions say differently, and which of them counts. */
export function SideChoice({ name, chosen, mine, theirs, onChoose }: SideChoiceProps) {
  const sides: readonly (readonly [Side, string])[] = [
    ['mine', mine],
    ['theirs', theirs],
  ]
  return (
    <fieldset className="mt-2 border-t pt-2">
      <legend className="float-left w-full text-sm font-medium">{name}</legend>
      {sides.map(([side, text]) => (
        <label key={side} className="clear-both flex min-h-11 items-center gap-2 text-sm md:min-h-8">
          <input
            type="radio"
            className="size-4 shrink-0 accent-primary"
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
