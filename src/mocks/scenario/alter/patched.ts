import { applyPatch, createPatch, type Operation } from 'rfc6902'
import type { Patch } from '../patches'

/** An envelope with the changes made; those whose place it does not have are left out and given back. */
export function patched(envelope: unknown, patches: readonly Patch[]): { result: unknown; missed: Patch[] } {
  const whole = { envelope: structuredClone(envelope) }
  const missed = patches.filter(
    (patch) => applyPatch(whole, [operationOf({ ...patch, path: `/envelope${patch.path}` })])[0] !== null,
  )
  return { result: whole.envelope, missed }
}

function operationOf({ op, path, value }: Patch): Operation {
  return op === 'remove' ? { op, path } : { op, path, value: structuredClone(value) }
}

/** The changes that make one envelope of another. */
export function patchesBetween(before: unknown, after: unknown): Patch[] {
  return createPatch(before, after).flatMap((operation): Patch[] => {
    if (operation.op === 'remove') return [{ op: 'remove', path: operation.path }]
    if (operation.op !== 'add' && operation.op !== 'replace') return []
    return [{ op: operation.op, path: operation.path, value: operation.value }]
  })
}

/** An answer with the changes made. What is no JSON stays as it is; a change that finds no place is told in the console. */
export async function patchedResponse(
  response: Response,
  call: string,
  patches: readonly Patch[],
): Promise<Response> {
  if (!response.headers.get('Content-Type')?.includes('json')) return response
  const envelope: unknown = await response.json()
  const { result, missed } = patched(envelope, patches)
  // A refusal has none of the places of an answer.
  if (response.ok)
    for (const { path } of missed) console.error(`qa.patch=${call}:${path} 没有生效：回答里没有这个位置`)
  const headers = new Headers(response.headers)
  // It was the length of the answer before.
  headers.delete('Content-Length')
  return Response.json(result, { status: response.status, headers })
}
