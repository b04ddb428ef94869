import { Button } from '~/shared/ui/button'

interface SaveActionsProps {
  readonly saving: boolean
  readonly onCancel: () => void
}

/** The foot of a form in a dialog: leave it, or save. */
export function SaveActions({ saving, onCancel }: SaveActionsProps) {
  return (
    <div className="flex justify-end gap-3 border-t pt-4">
      <Button variant="outline" onClick={onCancel}>
        取消
      </Button>
      <Button type="submit" aria-disabled={saving}>
        {saving ? '保存中…' : '保存'}
      </Button>
    </div>
  )
}
