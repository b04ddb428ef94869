import { networkInterfaces } from 'node:os'
import { encodeQR } from 'qr'

/** Addresses of this machine in the local network, IPv4 ones: what people type into a phone. */
export function lanAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((each) => each !== undefined && each.family === 'IPv4' && !each.internal)
    .map(({ address }) => address)
}

/** The addresses under which a phone in the same network opens the site, the first one as a picture too; or that there is none. */
export function lanText(port, addresses = lanAddresses()) {
  const urls = addresses.map((address) => `http://${address}:${port}`)
  if (urls.length === 0) return '这台机器不在局域网里：没有手机能打开的地址。'
  return [
    '手机和它在同一个网络里时打开：',
    ...urls,
    '',
    encodeQR(urls[0], 'term').trimEnd(),
    '打不开时，看这台机器的防火墙是否放行这个端口。',
  ].join('\n')
}
