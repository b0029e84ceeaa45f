import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSessionState } from '@/client/sessionState';
import type { SessionUser } from '@/schemas/auth';
import type { DraftKind } from './DraftKind';
import { DraftSaver } from './DraftSaver';

type Changes = Record<string, string>;
interface Place {
  step: number;
}
interface Sent {
  method: string;
  path: string;
  body: { key: string | null; answers: Changes; step: number } | null;
}

const kind: DraftKind<Changes, Place> = {
  path: '/api/draft',
  copyName: 'draft',
  delayMs: 1_000,
  noChanges: {},
  add: (before, after) => ({ ...before, ...after }),
  readChanges: () => ({}),
  readPlace: () => ({ step: 1 }),
};
const place = { step: 1 };
const copyOf = (userId: number) => JSON.parse(localStorage.getItem(`draft:${userId}`) ?? 'null') as unknown;

/** A server that records requests and responds as configured: with a status, or not at all. */
function fakeServer() {
  const sent: Sent[] = [];
  const statuses: (number | 'none')[] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    const content = body ? (JSON.parse(body) as Sent['body']) : null;
    sent.push({ method, path, body: content });
    const status = statuses.shift() ?? 200;
    if (status === 'none') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(Response.json({ key: 'run-1', answers: {}, step: 1 }, { status }));
  });
  return { sent, statuses, answers: () => sent.map((one) => one.body?.answers) };
}

function begin() {
  const listener = { onState: vi.fn(), onOver: vi.fn(), onSaved: vi.fn() };
  return { listener, saver: new DraftSaver(kind, 7, null, place, listener) };
}

beforeEach(() => {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('DraftSaver', () => {
  it('waits for a rest, and sends at once what gathered', async () => {
    const server = fakeServer();
    const { saver, listener } = begin();
    saver.add({ a: '1' }, place);
    await vi.advanceTimersByTimeAsync(900);
    saver.add({ a: '2', b: '3' }, place);
    await vi.advanceTimersByTimeAsync(900);
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.answers()).toEqual([{ a: '2', b: '3' }]);
    expect(listener.onState).toHaveBeenLastCalledWith('saved');
    expect(copyOf(7)).toBeNull();
  });

  it('reads what others saved, unless the answers changed meanwhile', async () => {
    const server = fakeServer();
    const { saver, listener } = begin();
    await saver.refresh();
    expect(server.sent).toEqual([]);
    saver.add({ a: '1' }, place);
    await saver.refresh();
    await saver.refresh();
    expect(server.answers()).toEqual([{ a: '1' }, undefined]);
    expect(listener.onSaved).toHaveBeenCalledTimes(2);
    const reading = saver.refresh();
    saver.add({ a: '2' }, place);
    await reading;
    expect(listener.onSaved).toHaveBeenCalledTimes(2);
    saver.stop({ isDone: true });
  });

  it('sends nothing under another account, and keeps what waits for its own', async () => {
    const server = fakeServer();
    const { saver } = begin();
    saver.add({ a: '1' }, place);
    setSessionState({ status: 'signed-in', user: { id: 8 } as SessionUser });
    await saver.leave();
    expect(server.sent).toEqual([]);
    expect(copyOf(7)).toMatchObject({ unsaved: { a: '1' } });
    setSessionState({ status: 'unknown', user: null });
  });

  it('sends one request at a time, and then what came meanwhile under the key of the run', async () => {
    const server = fakeServer();
    const { saver } = begin();
    saver.add({ a: '1' }, place);
    const saving = saver.save();
    saver.add({ b: '2' }, { step: 2 });
    await saving;
    expect(server.sent.map(({ body }) => body)).toEqual([
      { key: null, answers: { a: '1' }, step: 1 },
      { key: 'run-1', answers: { b: '2' }, step: 2 },
    ]);
  });

  it('keeps what could not be saved, newer answers on top, and tries again', async () => {
    const server = fakeServer();
    server.statuses.push('none', 503);
    const { saver, listener } = begin();
    saver.add({ a: '1', b: '1' }, place);
    await saver.save();
    expect(listener.onState).toHaveBeenLastCalledWith('waiting');
    saver.add({ b: '2' }, place);
    expect(copyOf(7)).toEqual({ key: null, place, unsaved: { a: '1', b: '2' } });
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.answers()).toEqual([
      { a: '1', b: '1' },
      { a: '1', b: '2' },
      { a: '1', b: '2' },
    ]);
    expect(copyOf(7)).toBeNull();
  });

  it('says that the session has ended, and saves once there is one again', async () => {
    const server = fakeServer();
    server.statuses.push(401);
    const { saver, listener } = begin();
    saver.add({ a: '1' }, place);
    await saver.save();
    expect(listener.onState).toHaveBeenLastCalledWith('signedOut');
    await saver.save();
    expect(listener.onState).toHaveBeenLastCalledWith('saved');
  });

  it('does not repeat what was refused for good until it is changed', async () => {
    const server = fakeServer();
    server.statuses.push(400);
    const { saver } = begin();
    saver.add({ a: 'too long' }, place);
    await saver.save();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    saver.add({ a: 'short' }, place);
    await saver.save();
    expect(server.answers()[1]).toEqual({ a: 'short' });
  });

  it('says when the run is over, and then sends nothing any more', async () => {
    const server = fakeServer();
    server.statuses.push(409);
    const { saver, listener } = begin();
    saver.add({ a: '1' }, place);
    await saver.save();
    expect(listener.onOver).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    expect(copyOf(7)).toBeNull();
  });

  it('discards the run by its key, once a save underway has told it', async () => {
    const server = fakeServer();
    const { saver, listener } = begin();
    saver.add({ a: '1' }, place);
    void saver.save();
    await saver.discard();
    expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/draft',
      'DELETE /api/draft?key=run-1',
    ]);
    expect(listener.onSaved).not.toHaveBeenCalled();
    expect(copyOf(7)).toBeNull();
  });

  it('keeps no copy of a run that was discarded before anything of it was saved', async () => {
    const server = fakeServer();
    server.statuses.push('none');
    const { saver } = begin();
    saver.add({ a: '1' }, place);
    await saver.save();
    expect(copyOf(7)).toMatchObject({ unsaved: { a: '1' } });
    await saver.discard();
    saver.stop({ isDone: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent).toHaveLength(1);
    expect(copyOf(7)).toBeNull();
  });

  it('saves one last time on leaving', async () => {
    const server = fakeServer();
    const { saver } = begin();
    saver.add({ a: '1' }, place);
    void saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.answers()).toEqual([{ a: '1' }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
