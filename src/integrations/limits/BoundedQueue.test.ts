import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueFull, BoundedQueue } from './BoundedQueue';

const noPlace = (reason: string) => (error: unknown) => error instanceof QueueFull && error.reason === reason;

describe('the waiting room', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('lets in as many as there are places, and the others in their order', async () => {
    const room = new BoundedQueue({ places: 2 });
    const entered: string[] = [];
    const enter = async (name: string) => {
      const leave = await room.enter();
      entered.push(name);
      return leave;
    };
    const [leaveA] = await Promise.all([enter('a'), enter('b')]);
    const c = enter('c');
    const d = enter('d');
    expect(room.state()).toEqual({ inside: 2, waiting: 2 });
    leaveA();
    (await c)();
    await d;
    expect(entered).toEqual(['a', 'b', 'c', 'd']);
    expect(room.state()).toEqual({ inside: 2, waiting: 0 });
  });

  it('keeps no place for somebody who gave up', async () => {
    const room = new BoundedQueue({ places: 1 });
    const leave = await room.enter();
    const patience = new AbortController();
    const impatient = room.enter({ signal: patience.signal });
    const patient = room.enter();
    patience.abort(new Error('enough'));
    await expect(impatient).rejects.toThrow('enough');
    leave();
    (await patient)();
    expect(room.state()).toEqual({ inside: 0, waiting: 0 });
  });

  it('lets nobody in who has given up already', async () => {
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(new BoundedQueue({ places: 1 }).enter({ signal })).rejects.toThrow('gone');
  });

  it('refuses at once when the line is full, and takes the next when it isn’t', async () => {
    const room = new BoundedQueue({ places: 1, line: 1 });
    const leave = await room.enter();
    const second = room.enter();
    await expect(room.enter()).rejects.toSatisfy(noPlace('full'));
    leave();
    const third = room.enter();
    (await second)();
    (await third)();
    expect(room.state()).toEqual({ inside: 0, waiting: 0 });
  });

  it('gives nobody more than their share, whatever becomes of it', async () => {
    const room = new BoundedQueue({ places: 1, perKey: 2 });
    const leave = await room.enter({ key: 'anna' });
    const patience = new AbortController();
    const waiting = room.enter({ key: 'anna', signal: patience.signal });
    await expect(room.enter({ key: 'anna' })).rejects.toSatisfy(noPlace('share'));
    const other = room.enter({ key: 'ben' });
    patience.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
    leave();
    (await other)();
    (await room.enter({ key: 'anna' }))();
    expect(room.state()).toEqual({ inside: 0, waiting: 0 });
  });

  it('ends the wait of whoever stood in line too long, and forgets them', async () => {
    const room = new BoundedQueue({ places: 1, patienceMs: 1_000 });
    const leave = await room.enter();
    const refused = expect(room.enter()).rejects.toSatisfy(noPlace('late'));
    await vi.advanceTimersByTimeAsync(1_000);
    await refused;
    expect(room.state()).toEqual({ inside: 1, waiting: 0 });
    leave();
    (await room.enter())();
    expect(room.state()).toEqual({ inside: 0, waiting: 0 });
  });
});
