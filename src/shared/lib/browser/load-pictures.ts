/** Asks for the pictures that would wait until they are near the screen. Resolves when all have come, or have failed. */
export async function loadPictures(): Promise<void> {
  const waiting = document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')
  for (const picture of waiting) picture.loading = 'eager'
  await Promise.allSettled([...document.images].map((picture) => picture.decode()))
}
