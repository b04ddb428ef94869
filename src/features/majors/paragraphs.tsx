/** A text whose paragraphs are parted by line breaks. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid max-w-reading gap-2">
      {text
        .split('\n')
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}
