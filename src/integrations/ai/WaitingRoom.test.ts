import { describe, expect, it } from 'vitest';
import { WaitingRoom } from './WaitingRoom';

const never = new AbortController().signal;

describe('the waiting room', () => {
  it('lets in as many as there are places, and the others in their order', async () => {
    const room = new WaitingRoom(2);
    const entered: string[] = [];
    const enter = async (name: string) => {
      const leave = await room.enter(never);
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
    const room = new WaitingRoom(1);
    const leave = await room.enter(never);
    const patience = new AbortController();
    const impatient = room.enter(patience.signal);
    const patient = room.enter(never);
    patience.abort(new Error('enough'));
    await expect(impatient).rejects.toThrow('enough');
    leave();
    (await patient)();
    expect(room.state()).toEqual({ inside: 0, waiting: 0 });
  });

  it('lets nobody in who has given up already', async () => {
    await expect(new WaitingRoom(1).enter(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  });
});
