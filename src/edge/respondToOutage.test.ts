import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { recordOutage } from '@/integrations/database/recordOutage';
import { respondToOutage } from './respondToOutage';

const outage = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
const newResponse = () => new ServerResponse(new IncomingMessage(new Socket()));

afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('ai-advisory.databaseOutageAtMs')));

describe('respondToOutage', () => {
  it('answers 503 with words when the database went away meanwhile', () => {
    const response = newResponse();
    const show = respondToOutage(response);
    recordOutage(outage);
    response.statusCode = 500;
    expect(show('<p>Error</p>')).toContain('Please try again in a few seconds.');
    response.flushHeaders();
    expect(response.statusCode).toBe(503);
    expect(response.getHeader('Retry-After')).toBe(5);
    expect(response.getHeader('Cache-Control')).toBe('no-store');
  });

  it('leaves a fault of the site what it is, also after an outage that is over', () => {
    recordOutage(outage);
    const response = newResponse();
    const show = respondToOutage(response);
    recordOutage(new Error('a fault'));
    response.statusCode = 500;
    expect(show('<p>Error</p>')).toBe('<p>Error</p>');
    response.flushHeaders();
    expect(response.statusCode).toBe(500);
  });

  it('leaves pages that were made during an outage', () => {
    const response = newResponse();
    const show = respondToOutage(response);
    recordOutage(outage);
    expect(show('<p>Page</p>')).toBe('<p>Page</p>');
    response.flushHeaders();
    expect(response.statusCode).toBe(200);
  });
});
