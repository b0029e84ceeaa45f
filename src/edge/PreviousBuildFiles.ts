import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { commonHeaders } from './securityHeaders.mjs';

const addressOf = (name: string) => `/_next/static/${name.split(path.sep).join('/')}`;

/** Content types of build files, by extension. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Serves files of the previous build to pages that were opened before an update. They are few, and the demand ends
 * soon.
 */
export class PreviousBuildFiles {
  readonly #files: ReadonlyMap<string, string>;

  /** @param buildDirectory absolute */
  constructor(buildDirectory: string) {
    const names = (folder: string) => namesIn(path.join(buildDirectory, folder));
    const current = new Set(names('static'));
    const former = names('former-static').filter((name) => !current.has(name));
    this.#files = new Map(
      former.map((name) => [addressOf(name), path.join(buildDirectory, 'former-static', name)]),
    );
  }

  has(address: string): boolean {
    return this.#files.has(address);
  }

  /** @returns whether the file exists and was sent */
  async send(
    { method }: Pick<IncomingMessage, 'method'>,
    address: string,
    response: ServerResponse,
  ): Promise<boolean> {
    const file = this.#files.get(address);
    const content = file && (await readFile(file).catch(() => null));
    if (!content) return false;
    for (const { key, value } of commonHeaders) response.setHeader(key, value);
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': content.byteLength,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(method === 'HEAD' ? undefined : content);
    return true;
  }
}

/** Returns the names of all files below, relative to the folder; none when the folder doesn't exist. */
function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
