import { createHash } from 'node:crypto';
import type { DataRow } from './componentData';

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** A module of the page's scripts, by what it is called there. */
const stillModule = /^[0-9a-f]+:I\[.*,"Still"\]\n?$/;
/** Another row, or a place within one. */
const reference = /^\$[L@]?([0-9a-f]+)(:.*)?$/;
const nameLength = 10;

/** What one row of the page's components says. */
interface Component {
  row: DataRow;
  value: Value;
}

/**
 * Takes out what stands within `Still`, where no component of the browser is part of it: React finds it in the page. A name
 * made from it stands instead, under which the browser keeps it. Parts that other data lead into stay as they are.
 */
export function takeOutStill(rows: readonly DataRow[]): DataRow[] {
  const modules = new Set(
    rows
      .filter(({ text, bytes }) => text === null && stillModule.test(bytes.toString()))
      .map(({ id }) => `$L${id}`),
  );
  if (modules.size === 0) return [...rows];
  const components = new Map<string, Component>();
  for (const row of rows) {
    const value = row.text === null ? valueOf(row) : undefined;
    if (value !== undefined) components.set(row.id, { row, value });
  }
  const ledInto = new Set<string>();
  for (const { value } of components.values())
    eachText(value, (text) => {
      const [, id, place] = reference.exec(text) ?? [];
      if (id !== undefined && place !== undefined) ledInto.add(id);
    });
  /** @param way rows on the way here: one that leads back to itself can't be followed to an end */
  const isStill = (value: Value, way: readonly string[] = []): boolean => {
    let isPure = true;
    eachText(value, (text) => {
      if (!isPure || !text.startsWith('$') || text === '$' || text.startsWith('$$') || text === '$undefined')
        return;
      const [, id = '', place] = reference.exec(text) ?? [];
      const target = components.get(id);
      isPure =
        place === undefined &&
        target !== undefined &&
        !ledInto.has(id) &&
        !way.includes(id) &&
        isStill(target.value, [...way, id]);
    });
    return isPure;
  };
  const changed = new Map<string, DataRow>();
  for (const { row, value } of components.values()) {
    if (ledInto.has(row.id)) continue;
    let isChanged = false;
    eachElement(value, (type, properties) => {
      const { children } = properties;
      if (!modules.has(type) || children === undefined || !isStill(children)) return;
      delete properties.children;
      properties.still = nameOf(children, components);
      isChanged = true;
    });
    if (isChanged)
      changed.set(row.id, { ...row, bytes: Buffer.from(`${row.id}:${JSON.stringify(value)}\n`) });
  }
  return withoutUnused(
    rows,
    rows.map((row) => changed.get(row.id) ?? row),
  );
}

/** Undefined for what isn't a component. */
function valueOf({ id, bytes }: DataRow): Value | undefined {
  const text = bytes.toString();
  if (!/^[[{]/.test(text.slice(id.length + 1))) return undefined;
  try {
    return JSON.parse(text.slice(id.length + 1)) as Value;
  } catch {
    return undefined;
  }
}

function eachText(value: Value, tell: (text: string) => void): void {
  if (typeof value === 'string') tell(value);
  else if (value !== null && typeof value === 'object')
    for (const part of Object.values(value)) eachText(part, tell);
}

function eachElement(
  value: Value,
  tell: (type: string, properties: { [name: string]: Value }) => void,
): void {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    const [mark, type, , properties] = value;
    const isElement = mark === '$' && typeof type === 'string';
    if (isElement && properties && typeof properties === 'object' && !Array.isArray(properties))
      tell(type, properties);
  }
  for (const part of Object.values(value)) eachElement(part, tell);
}

/** The same for the same content, whatever the rows are called in which it came. */
function nameOf(value: Value, components: ReadonlyMap<string, Component>): string {
  const hash = createHash('sha256');
  const add = (part: Value): void => {
    hash.update(
      JSON.stringify(part, (_name, inner: Value) => {
        const id = typeof inner === 'string' ? reference.exec(inner)?.[1] : undefined;
        const target = id === undefined ? undefined : components.get(id);
        if (!target) return inner;
        add(target.value);
        return '$';
      }),
    );
  };
  add(value);
  return hash.digest('base64url').slice(0, nameLength);
}

/** Without the rows that only what has been taken out led to. */
function withoutUnused(before: readonly DataRow[], after: readonly DataRow[]): DataRow[] {
  const unused = referencesIn(before);
  for (const id of referencesIn(after)) unused.delete(id);
  if (unused.size === 0) return [...after];
  return withoutUnused(
    after,
    after.filter(({ id }) => !unused.has(id)),
  );
}

/** A reference within a row, of whichever kind. A quote with a backslash before it stands within somebody's words. */
const written = /(?<!\\)"\$[A-Zg-z@]?([0-9a-f]+)(?::[^"\\]*)?"/g;

function referencesIn(rows: readonly DataRow[]): Set<string> {
  const ids = new Set<string>();
  for (const { text, bytes } of rows)
    if (text === null) for (const [, id = ''] of bytes.toString().matchAll(written)) ids.add(id);
  return ids;
}
