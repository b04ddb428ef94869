import type { SyllablesOf } from './name-match'

/** How characters are read. Without the library that knows it each stands for itself, and only characters match. */
export async function loadSyllables(): Promise<SyllablesOf> {
  try {
    const { pinyin } = await import('pinyin-pro')
    return (text) => pinyin(text, { toneType: 'none', type: 'array', v: true })
  } catch {
    return (text) => [...text]
  }
}
