import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/ApiError';
import { generateFailedMessage } from '@/content/portal/wizard';
import { readFailure } from './readFailure';

describe('readFailure', () => {
  it('takes the figures of a reached limit from the answer', () => {
    const error = new ApiError(403, 'Report limit reached', [], { current: 3, limit: 3 });
    expect(readFailure(error)).toEqual({ kind: 'limit', current: 3, limit: 3 });
  });

  it('does not mistake another refusal for the limit', () => {
    expect(readFailure(new ApiError(403, 'Not allowed'))).toMatchObject({
      kind: 'other',
      message: 'Not allowed',
    });
  });

  it('sends a refused answer back to its step', () => {
    const errors = [
      { field: 'aiReadiness', message: 'Unknown readiness level' },
      { field: 'departmentTasks.Sales.tasks.0', message: 'Task name is required' },
    ];
    expect(readFailure(new ApiError(400, 'aiReadiness: Unknown readiness level', errors))).toEqual({
      kind: 'answer',
      step: 5,
      message: 'Task name is required',
    });
  });

  it('shows the server’s words, or ours when it has none', () => {
    expect(readFailure(new ApiError(503, 'Service is temporarily unavailable'))).toMatchObject({
      message: 'Service is temporarily unavailable',
      isUnanswered: false,
    });
    expect(readFailure(new ApiError(502, ''))).toMatchObject({ message: generateFailedMessage });
    expect(readFailure(new ApiError(400, 'Malformed JSON'))).toMatchObject({ message: 'Malformed JSON' });
  });

  it('knows the end of a session and a lost connection', () => {
    expect(readFailure(new ApiError(401, 'Authentication required'))).toEqual({ kind: 'sessionEnded' });
    expect(readFailure(new TypeError('Failed to fetch'))).toEqual({
      kind: 'other',
      message: generateFailedMessage,
      isUnanswered: true,
    });
  });
});
