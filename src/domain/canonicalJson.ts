/** Serializes equal data to equal JSON, independent of the order of keys, which a database may change. */
export const canonicalJson = (data: unknown): string => written(data, []) ?? 'null';

/** An object's keys as given, and sorted, each with the start of its JSON. */
interface Shape {
  names: string[];
  fields: (readonly [name: string, start: string])[];
}

/** Size of the shape cache: the nodes of a long text are thousands of objects of about ten shapes. */
const mostShapes = 30;

/** Undefined for values that JSON omits. */
function written(value: unknown, shapes: Shape[]): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => written(item, shapes) ?? 'null').join(',')}]`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return written(value.toJSON(), shapes);
  let json = '';
  for (const [name, start] of shapeOf(value, shapes).fields) {
    const field = written((value as Record<string, unknown>)[name], shapes);
    if (field !== undefined) json += json === '' ? start + field : `,${start}${field}`;
  }
  return `{${json}}`;
}

/** Returns the shape of an object and caches it in `shapes` while there is room. */
function shapeOf(value: object, shapes: Shape[]): Shape {
  const names = Object.keys(value);
  const known = shapes.find(
    (shape) => shape.names.length === names.length && shape.names.every((name, at) => name === names[at]),
  );
  if (known) return known;
  const fields = sorted(names).map((name) => [name, `${JSON.stringify(name)}:`] as const);
  const shape = { names, fields };
  if (shapes.length < mostShapes) shapes.push(shape);
  return shape;
}

/** Integer keys come first and in numeric order, as in JavaScript objects. Stored fingerprints depend on this order. */
function sorted(names: string[]): string[] {
  const inOrder = [...names].sort();
  return inOrder.some((name) => /^\d/.test(name))
    ? Object.keys(Object.fromEntries(inOrder.map((name) => [name, null])))
    : inOrder;
}
