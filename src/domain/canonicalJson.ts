/** JSON that is the same for the same data, in whichever order a database gives the fields of its objects back. */
export const canonicalJson = (data: unknown): string => written(data, []) ?? 'null';

/** The names of an object's fields as they come, and in their order here with how JSON begins each. */
interface Shape {
  names: string[];
  fields: (readonly [name: string, start: string])[];
}

/** The nodes of a long text are thousands of objects of some ten shapes. */
const mostShapes = 30;

/** Undefined for what JSON leaves out. */
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

/** `shapes` are those that were met before; it is added to them while there is room. */
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

/** Whole numbers come first and by size, as in every object: so stored fingerprints were made. */
function sorted(names: string[]): string[] {
  const inOrder = [...names].sort();
  return inOrder.some((name) => /^\d/.test(name))
    ? Object.keys(Object.fromEntries(inOrder.map((name) => [name, null])))
    : inOrder;
}
