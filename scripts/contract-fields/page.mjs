import { escaped } from '../lib/page-head.mjs'
import { fieldsOfPages } from './fields.mjs'

/** The page beside the readable description: what each page of the product reads. @param {string} base */
export function fieldsPage(base) {
  const parts = fieldsOfPages().map(({ address, calls }) => {
    const rows = calls.map(
      ({ call, summary, members }) =>
        `<tr><td><code>${escaped(call)}</code><br>${escaped(summary)}</td><td>${members.map((member) => `<code>${escaped(member)}</code>`).join(' ')}</td></tr>`,
    )
    return `<details><summary><code>${escaped(address)}</code> ${calls.length} 个接口</summary>
<table><thead><tr><th>接口</th><th>可选字段</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`
  })
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<title>各页用到的可选字段 · 择途（演示数据）</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${base}__contract/page.css" />
</head>
<body>
<header class="page-header">
<a href="${base}">择途</a>
<h1>各页用到的可选字段</h1>
<a href="${base}__contract">接口说明</a>
</header>
<main class="fields">
<p>必有的字段不列。这张表由页面自己的代码生成：一页的文件调用哪些接口，又提到回答里的哪些字段；两个回答里同名的字段分不开。没有这些字段，页面照样打开，少显示一些。</p>
${parts.join('\n')}
</main>
</body>
</html>
`
}
