import { fieldsOfPages } from '../scripts/contract-fields/fields.mjs'

// Which optional members of which answers each page reads, as Markdown.
for (const { address, calls } of fieldsOfPages()) {
  console.log(`\n## ${address}\n`)
  for (const { call, summary, members } of calls)
    console.log(`- \`${call}\` ${summary}：${members.map((member) => `\`${member}\``).join(' ')}`)
}
