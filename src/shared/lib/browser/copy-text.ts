import { notify } from './notify'

/** Puts a text on the clipboard and says so; where the browser refuses, says what to do instead. */
export async function copyText(
  text: string,
  done = '已复制，可以粘贴发送',
  refused = '浏览器不允许复制，请在框里长按或全选后复制',
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(done)
  } catch {
    // A browser may refuse, and has no clipboard without a secure connection.
    notify.error(refused)
  }
}
