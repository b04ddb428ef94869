/** Says that it is not known whether a record was made, and what the next press sends. */
export function HeldLine({ of }: { of: { readonly held: unknown } }) {
  if (of.held === undefined) return null
  return (
    <p role="alert" className="text-sm">
      没有收到回答，不知道存到了没有。再按一次，送出的是先前那一份，不会变成两份；之后改的留在这里，等有了回答再送。
    </p>
  )
}

/** What is said once the first words are there and later ones are not. */
export const laterText = (done: string) => `${done}的是先前那一份，后来改的还没有送出`
