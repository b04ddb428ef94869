import type { DemoAccount } from '~/shared/session/demo-accounts'

interface DemoAccountPickerProps {
  readonly accounts: readonly DemoAccount[]
  readonly tel: string
  readonly onPick: (tel: string) => void
}

/** Mock mode only: numbers one can sign in with; choosing one fills the phone. */
export function DemoAccountPicker({ accounts, tel, onPick }: DemoAccountPickerProps) {
  return (
    <fieldset className="border-t pt-4">
      <legend className="pr-2 text-xs text-muted-foreground">演示账号</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {accounts.map((account) => (
          <button
            key={account.tel}
            type="button"
            aria-pressed={account.tel === tel}
            onClick={() => onPick(account.tel)}
            className="min-h-11 rounded border px-2 py-1 text-left text-xs hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            {account.label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
