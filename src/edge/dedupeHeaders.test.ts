import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { dedupeHeaders } from './dedupeHeaders';

it('says each value of a header once', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  dedupeHeaders(response);
  response.setHeader('Location', '/blog/new');
  response.appendHeader('location', '/blog/new');
  response.appendHeader('x-nextjs-prerender', '1').appendHeader('x-nextjs-prerender', ['1']);
  response.appendHeader('Set-Cookie', ['a=1', 'b=2']).appendHeader('Set-Cookie', ['b=2', 'c=3']);
  expect(response.getHeaders()).toEqual({
    location: '/blog/new',
    'x-nextjs-prerender': ['1'],
    'set-cookie': ['a=1', 'b=2', 'c=3'],
  });
});
