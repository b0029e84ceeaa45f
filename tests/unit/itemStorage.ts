/** A browser's storage in memory: its items are properties of its own. */
export function itemStorage(): Record<string, unknown> {
  const items: Record<string, unknown> = {};
  return Object.defineProperties(items, {
    getItem: { value: (name: string) => items[name] ?? null },
    setItem: { value: (name: string, text: string) => void (items[name] = text) },
    removeItem: { value: (name: string) => Reflect.deleteProperty(items, name) },
  });
}
