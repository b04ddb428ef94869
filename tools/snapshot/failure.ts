/** Why there is no new snapshot: which file, which field, what is wrong. */
export class SnapshotFailure extends Error {
  constructor(file: string, field: string, reason: string) {
    super(`${file}：${field}：${reason}`)
  }
}
