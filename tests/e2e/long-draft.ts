/** Leaves unsaved changes of a list in the browser: its rows over and over, each as a unit of its own. */
export async function leaveLongDraft({ id, rows }: { id: string; rows: number }) {
  const Authorization = localStorage.getItem('zetu.token') ?? ''
  const answer = await fetch(`/api/preferences/${id}`, { headers: { Authorization } })
  const { data } = await answer.json()
  const items = Array.from({ length: rows }, (_, at) => ({
    ...data.items[at % data.items.length],
    unitId: `u-${at}`,
    order: at + 1,
    majorGroupCode: String(100 + at),
  }))
  const { version, studentId } = data
  const content = { base: { version, items: data.items }, items, of: { studentId } }
  localStorage.setItem(
    `zetu.unsaved.list/${studentId}/${id}/before`,
    JSON.stringify({ state: 'before', at: 0, contains: [], content }),
  )
}
