/** What it means that there is no connection, by the code of the error. */
const MEANINGS: Readonly<Record<string, string>> = {
  ECONNREFUSED: '连接被拒绝，这个端口上没有服务',
  ENOTFOUND: '没有这个主机名',
  EAI_AGAIN: '域名暂时解析不了',
  EHOSTUNREACH: '主机不可达',
  ENETUNREACH: '网络不可达',
  UND_ERR_CONNECT_TIMEOUT: '连不上，等得太久',
  CERT_HAS_EXPIRED: '证书已过期',
  CERT_NOT_YET_VALID: '证书还没有生效',
  DEPTH_ZERO_SELF_SIGNED_CERT: '证书是自签名的；测试环境可用 NODE_EXTRA_CA_CERTS 指定它',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链里有自签名证书；测试环境可用 NODE_EXTRA_CA_CERTS 指定它',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书无法验证，可能缺少中间证书',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '证书无法验证，签发者不受信任',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是发给这个主机名的',
  ERR_SSL_WRONG_VERSION_NUMBER: '这个端口不说 TLS，地址也许该用 http://',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: '这个端口不说 TLS，地址也许该用 http://',
}

/** Why no answer came, in one line. */
export function whyNone(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time'
  const code = codeOf(error)
  const meaning = code === undefined ? undefined : MEANINGS[code]
  if (meaning !== undefined) return `${code}（${meaning}）`
  return code ?? (error instanceof Error ? error.message : String(error))
}

/** Whether there is no server to speak to, or none that can be trusted. */
export const withoutServer = (error: unknown): boolean => (codeOf(error) ?? '') in MEANINGS

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
