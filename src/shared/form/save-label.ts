import type { Once } from '~/shared/api/use-once'

/** What a button to save says: what it does, that it is being done, or that this waits for the network. */
export function saveLabel(
  { isPending, isPaused }: Pick<Once<never>, 'isPending' | 'isPaused'>,
  label: string,
) {
  if (isPaused) return '等网络恢复再保存'
  return isPending ? '保存中…' : label
}
