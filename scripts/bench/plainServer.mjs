/** Plain Node server for comparison: receives responses by IPC, serves each under its index, and reports its port. */
import { createServer } from 'node:http';

/** @typedef {{ status: number, headers: Record<string, string>, body: string }} PlainAnswer `body` is base64 */

process.on('disconnect', () => process.exit());
process.on('message', (/** @type {PlainAnswer[]} */ given) => {
  const answers = new Map(
    given.map(({ body, ...rest }, index) => [`/${index}`, { ...rest, body: Buffer.from(body, 'base64') }]),
  );
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.send?.(address.port);
  });
});
