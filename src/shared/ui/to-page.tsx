import type { FormEvent } from 'react'

interface ToPageProps {
  readonly last: number
  readonly onPage: (page: number) => void
}

/** Names a page that is far away; a number past the end is the last. */
export function ToPage({ last, onPage }: ToPageProps) {
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = Number(new FormData(event.currentTarget).get('page'))
    if (wanted >= 1) onPage(Math.min(Math.trunc(wanted), last))
    event.currentTarget.reset()
  }
  return (
    <form
      onSubmit={go}
      className="ml-3 flex items-center gap-1.5 text-sm text-muted-foreground max-md:hidden"
    >
      到第
      <input
        name="page"
        inputMode="numeric"
        autoComplete="off"
        aria-label="到第几页"
        className="min-h-9 w-16 rounded border border-input bg-surface px-2 text-center"
      />
      页
    </form>
  )
}
