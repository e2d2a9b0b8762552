import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../install-pin.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The bill of materials from the lock file, as CycloneDX with licences and hashes. It includes development packages:
 * without them, npm would omit packages that are also needed at run time.
 */
export function billOfMaterials() {
  const { program, args, shell } = npmCommand([
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
    '--loglevel=error',
  ]);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    shell,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0) throw new Error(`npm could not list the packages:\n${stderr}`);
  return stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'dist', 'casefile.cdx.json');
  mkdirSync(join(root, 'dist'), { recursive: true });
  const text = billOfMaterials();
  writeFileSync(file, text);
  console.log(`${file}: ${JSON.parse(text).components.length} packages`);
}
