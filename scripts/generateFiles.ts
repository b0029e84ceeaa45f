/**
 * Writes the generated files that are committed: collection types, the CMS's import map, the API document, the table of
 * shares and the heading font. With `check`, only reports which are out of date. Also reports a missing migration.
 * Started with `payload run` by generate.mjs.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateImportMap, getPayload, type SanitizedConfig } from 'payload';
import { generateTypes } from 'payload/node';
import configPromise from '@payload-config';
import { documentedEndpoints } from '@/endpoints';
import { openApiDocument } from '@/endpoints/openApiDocument';
import { cutHeadingFont } from './fonts/cutFont.mjs';
import { shareTable } from './shareTable';

const config = await configPromise;
const isCheck = process.argv.includes('check');

interface GeneratedFile {
  file: string;
  /** Writes the current content to `target`, a file in the same folder. */
  generate: (target: string) => Promise<void>;
}

const generatedFiles: GeneratedFile[] = [
  {
    file: config.typescript.outputFile ?? '',
    generate: async (target) => {
      process.env.PAYLOAD_TS_OUTPUT_PATH = target;
      await generateTypes(config, { log: false });
      delete process.env.PAYLOAD_TS_OUTPUT_PATH;
    },
  },
  {
    file: config.admin.importMap.importMapFile ?? '',
    generate: (target) => generateImportMap(withImportMapFile(target), { log: false }),
  },
  {
    file: path.resolve('docs/api/openapi.json'),
    generate: async (target) => {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, `${JSON.stringify(openApiDocument(documentedEndpoints), null, 2)}\n`);
    },
  },
  {
    file: path.resolve('docs/shares.md'),
    generate: async (target) => writeFileSync(target, await shareTable()),
  },
  {
    file: path.resolve('src/app/(frontend)/fonts/bricolageGrotesque670.woff2'),
    generate: async (target) => writeFileSync(target, await cutHeadingFont()),
  },
];

function withImportMapFile(importMapFile: string): SanitizedConfig {
  return { ...config, admin: { ...config.admin, importMap: { ...config.admin.importMap, importMapFile } } };
}

async function isCurrent({ file, generate }: GeneratedFile): Promise<boolean> {
  // In the same folder, because the file's imports are relative.
  const candidate = path.join(path.dirname(file), `.current-${path.basename(file)}`);
  try {
    await generate(candidate);
    return readFileSync(candidate, 'utf8').trim() === readFileSync(file, 'utf8').trim();
  } finally {
    rmSync(candidate, { force: true });
  }
}

/** Compares the schema of the collections with the snapshot of the last migration. */
async function isMigrationMissing(): Promise<boolean> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
  const { generateDrizzleJson, generateMigration } = payload.db.requireDrizzleKit();
  const snapshots = readdirSync(payload.db.migrationDir).filter((file) => file.endsWith('.json'));
  const latest = snapshots.sort().at(-1);
  if (!latest) return true;
  const before = JSON.parse(readFileSync(path.join(payload.db.migrationDir, latest), 'utf8'));
  const statements = await generateMigration(before, await generateDrizzleJson(payload.db.schema));
  return statements.length > 0;
}

if (isCheck) {
  const findings: string[] = [];
  for (const each of generatedFiles) {
    const name = path.relative(process.cwd(), each.file);
    if (!(await isCurrent(each))) findings.push(`${name} is out of date. Run: npm run generate`);
  }
  if (await isMigrationMissing()) {
    findings.push(
      'The tables have changed and no migration says how. Run: npm run migration -- what_changes',
    );
  }
  for (const finding of findings) console.error(finding);
  process.exit(findings.length > 0 ? 1 : 0);
}

for (const { file, generate } of generatedFiles) await generate(file);
process.exit(0);
