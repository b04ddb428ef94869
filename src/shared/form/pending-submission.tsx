interface PendingSubmissionProps {
  readonly of: { readonly pending: unknown }
  /** Nothing was typed that could differ from what is pending. */
  readonly isUntyped?: boolean
}

/** Says that it is not known whether a record was made, and what the next press sends. */
export function PendingSubmission({ of, isUntyped = false }: PendingSubmissionProps) {
  if (of.pending === undefined) return null
  return (
    <p role="alert" className="text-sm font-normal">
      没有收到回答，不知道存到了没有。再按一次，
      {isUntyped ? '不会变成两份。' : '送出的是先前那一份，不会变成两份；之后改的留在这里，等有了回答再送。'}
    </p>
  )
}

/** What is said once the first words are there and later ones are not. */
export const laterText = (done: string) => `${done}的是先前那一份，后来改的还没有送出`
