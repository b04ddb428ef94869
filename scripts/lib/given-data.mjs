import { giveUp } from './environment.mjs'

/**
 * Reads a folder of tables for a command that serves it. Says in a few lines what is in it. What is wrong is left out;
 * `npm run data` names each row.
 */
export async function readGiven(modules, folder) {
  const { readFolder } = await modules.load('/tools/own-data/read-folder.ts')
  const { countsText } = await modules.load('/tools/own-data/reported.ts')
  const { data, problems } = await readFolder(folder).catch((error) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) giveUp(`没有这个文件夹：${folder}`)
    throw error
  })
  for (const line of countsText(data, problems)) console.log(line)
  if (problems.length > 0)
    console.log(`有 ${problems.length} 处要看一看，npm run data -- ${folder} 说出每一处在哪一行。`)
  if (data.provinces.length === 0) giveUp(`${folder} 里没有一个省的数据可以用。`)
  return data
}
