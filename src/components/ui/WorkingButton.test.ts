import type { MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { WorkingButton } from './WorkingButton';

/** Presses a button as it is drawn. Answers whether its work was begun, and whether a form would be sent. */
function press(state: { isWorking?: boolean; isHeld?: boolean }) {
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  const { props } = WorkingButton({ type: 'submit', onClick, ...state });
  props.onClick?.({ preventDefault } as unknown as MouseEvent<HTMLButtonElement>);
  return { props, begins: onClick.mock.calls.length > 0, sends: preventDefault.mock.calls.length === 0 };
}

describe('WorkingButton', () => {
  it('does what it is there for', () => {
    const { props, ...pressed } = press({});
    expect(pressed).toEqual({ begins: true, sends: true });
    expect(props).toMatchObject({ 'aria-disabled': false, 'aria-busy': false });
  });

  it('stays in reach of the focus while it works, and begins and sends nothing', () => {
    const { props, ...pressed } = press({ isWorking: true });
    expect(pressed).toEqual({ begins: false, sends: false });
    expect(props).toMatchObject({ 'aria-disabled': true, 'aria-busy': true });
    expect(props.disabled).toBeUndefined();
  });

  it('does so while something else has to be finished, without showing work of its own', () => {
    const { props, ...pressed } = press({ isHeld: true });
    expect(pressed).toEqual({ begins: false, sends: false });
    expect(props).toMatchObject({ 'aria-disabled': true, 'aria-busy': false });
  });
});
