/** Text without tokens, codes and the middle of phone numbers. */
export function masked(text: string): string {
  return text
    .replaceAll(/\b(1\d{2})\d{4}(\d{4})\b/g, '$1****$2')
    .replaceAll(/demo-[0-9a-f]{8,}/g, 'demo-…')
    .replaceAll(/(\\*"(?:token|password|code|authorization)\\*":\s*\\*")[^"\\]+/gi, '$1…')
}
