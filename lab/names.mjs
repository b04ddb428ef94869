/** What nothing has to be built, installed or started for. */
const NOTHING = '不用别的'
const BROWSER = 'Chromium（自己构建网站）'

/** The instruments by name: what each says, what it needs, and the file that it is started by. */
export const LAB = {
  bench: {
    file: 'lab/bench.mjs',
    says: '打印打开每个页面的时间、请求和字节，走 200 多个画面和改 500 次志愿表以后的内存；`--only visits,pages` 只要几种，`--pages /weici` 只要几页。',
    needs: BROWSER,
  },
  catalogue: {
    file: 'lab/catalogue.mjs',
    says: '拍每个地址、每种身份、每种状态的图，成一个网页；`--compare` 和上次比（docs/qa.md）。',
    needs: BROWSER,
  },
  survival: {
    file: 'lab/survival.mjs',
    says: '让每个画面的每个接口、代码文件或写入逐个出错，看页面还在不在；也随机走动（docs/qa.md）。',
    needs: BROWSER,
  },
  engines: {
    file: 'lab/engines.mjs',
    says: '在几种新旧浏览器里打开线上构建：20 个页面和 4 条路，成一张表和并排的图；`--only chromium-88,firefox` 只要几种，`--pages /weici` 只要几页，`--width 390` 换窗口（640 就是放大到 200%），`--look dark` 深色、`letters` 大字，`--pages-only` 不走路。',
    needs: '网络和 npm；Firefox 和 WebKit 在 Debian 上会自己装，缺的写在表里',
  },
  lists: {
    file: 'lab/lists-report/main.ts',
    says: '给 33 名学生做一键志愿表，打印滑档、收益和各档行数；达不到目标时以 1 结束（docs/lists.md）。',
    needs: NOTHING,
  },
  world: {
    file: 'lab/world-report/main.ts',
    says: '打印演示世界与参考数据相差多少；超限时以 1 结束（docs/world.md）。',
    needs: '参考数据的目录（不在仓库里）：--data <目录>',
  },
  openapi: {
    file: 'tools/contract/publish/main.ts',
    says: '照契约写 docs/openapi.json；改了契约以后运行（docs/contract.md）。',
    needs: NOTHING,
  },
  changes: {
    file: 'tools/contract/changes/main.ts',
    says: '把契约和上一版比，说明哪些改动会让谁出错；`--write` 写进 docs/contract-changes.md。',
    needs: 'git，或 --since <文件>',
  },
  fields: {
    file: 'lab/fields.mjs',
    says: '打印每一页用到哪些回答里的哪些可选字段（也在 /__contract/fields.html）。',
    needs: NOTHING,
  },
  mistakes: {
    file: 'tools/contract/mistakes/main.ts',
    says: '检查契约检查：每次让接口错一处，看它是否发现；`--latency 2000 --together 45` 在慢的接口上试（docs/contract.md）。',
    needs: NOTHING,
  },
  stub: {
    file: 'lab/stub.mjs',
    says: '在一个空文件夹里起一个服务器的头，再检查它（docs/contract.md）。',
    needs: '网络，和一个空文件夹',
  },
  spec: {
    file: 'lab/spec.mjs',
    says: '打印规格说明的每一条由哪个测试守住，哪些另有决定，哪些未完成。',
    needs: NOTHING,
  },
  'break-spec': {
    file: 'lab/break-spec.mjs',
    says: '在源代码的一份拷贝里把规格说明逐条改坏，要求守住它的测试不通过；`--only S1-2.51` 只要一条，`--shard 1/4` 只做一份，`--minutes 12` 以后不再开始新的一轮，`--alone` 一次改坏一处，`--quick` 只用不开浏览器的测试，`--list` 列出。再运行一次会接着做。',
    needs: BROWSER,
  },
  mutants: {
    file: 'lab/mutants.mjs',
    says: '在规则、地址、接口客户端和志愿表的代码里一次改一处，数旁边的单元测试发现了多少（docs/adr/0021-breaks.md）；`--only src/rules/chance` 只改一部分，`--sample 1/5` 只改每第五个文件。',
    needs: '网络（第一次运行下载 Stryker）',
  },
}
