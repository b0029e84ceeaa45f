/**
 * A fake language model for tests: a local HTTP server with the protocols of OpenAI's chat completions and Anthropic's
 * messages, which can simulate failures.
 */
import { createServer } from 'node:http';
import { makeBarrier } from './makeBarrier.mjs';

/**
 * A recorded request.
 * @typedef {object} ModelRequest
 * @property {'openai' | 'anthropic'} protocol
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} instructions
 * @property {{ role: string, content: string }[]} turns
 * @property {'schema' | 'json' | 'words'} format how the request asked for structured output
 * @property {Record<string, unknown>} body raw request body
 */

/**
 * Behaviour for a request. `answer` is the model's output: text, or a value that is serialized as JSON.
 * @typedef {{ answer: unknown, finishReason?: 'stop' | 'length' | 'content_filter', usage?: { input: number, output:
 *   number } | null } | { status: number, headers?: Record<string, string>, text?: string } | { silent: true } | {
 *   stuck: unknown, onStuck?: () => void } | { cutOff: unknown } | { disconnect: true } } Behaviour
 */

/** @typedef {Behaviour | ((request: ModelRequest) => Behaviour | Promise<Behaviour>)} Reaction */

export class FakeModelServer {
  /** Recorded requests, oldest first. @type {ModelRequest[]} */
  requests = [];
  /** Reactions to the next requests. @type {Reaction[]} */
  #queue = [];
  /** Reaction when the queue is empty. @type {Reaction} */
  #usual;
  #server = createServer((request, response) => void this.#serve(request, response));

  /** @param {Reaction} usual */
  constructor(usual = { status: 400, text: 'Nothing prepared' }) {
    this.#usual = usual;
  }

  /**
   * @param {number} [port] any free one by default
   * @returns {Promise<string>} the base URL to configure
   */
  async start(port = 0) {
    await new Promise((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve(undefined)));
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('Expected an address with a port');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  /** @returns {Promise<void>} */
  stop() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** @param {Reaction[]} reactions to the next requests, in order */
  next(...reactions) {
    this.#queue.push(...reactions);
  }

  /** @param {Reaction} reaction to all requests when the queue is empty */
  usually(reaction) {
    this.#usual = reaction;
  }

  /**
   * Blocks all requests for which nothing is queued.
   * @param {Reaction} reaction after the release
   * @returns {() => void} releases them
   */
  hold(reaction) {
    const { opened, open } = makeBarrier();
    this.usually(async (request) => {
      await opened;
      return typeof reaction === 'function' ? reaction(request) : reaction;
    });
    return open;
  }

  /** Clears the recorded requests and the queue. */
  reset() {
    this.requests = [];
    this.#queue = [];
  }

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} response
   */
  async #serve(incoming, response) {
    // The client may disconnect at any time.
    response.on('error', () => undefined);
    const request = await readRequest(incoming);
    this.requests.push(request);
    const reaction = this.#queue.shift() ?? this.#usual;
    respond(typeof reaction === 'function' ? await reaction(request) : reaction, request, response);
  }
}

/**
 * @param {Behaviour} behaviour
 * @param {ModelRequest} request
 * @param {import('node:http').ServerResponse} response
 */
function respond(behaviour, request, response) {
  if ('silent' in behaviour) return;
  if ('disconnect' in behaviour) return void response.destroy();
  if ('status' in behaviour) {
    response.writeHead(behaviour.status, { 'Content-Type': 'application/json', ...behaviour.headers });
    return void response.end(behaviour.text ?? '');
  }
  if ('cutOff' in behaviour) {
    return sendHalf(envelope(request, { answer: behaviour.cutOff }), response, () => response.destroy());
  }
  if ('stuck' in behaviour) {
    return sendHalf(envelope(request, { answer: behaviour.stuck }), response, behaviour.onStuck);
  }
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(envelope(request, behaviour)));
}

/**
 * @param {unknown} body
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} [then]
 */
function sendHalf(body, response, then) {
  const whole = JSON.stringify(body);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => then?.());
}

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @returns {Promise<ModelRequest>}
 */
async function readRequest(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  const protocol = incoming.url?.endsWith('/messages') ? 'anthropic' : 'openai';
  /** @type {{ role: string, content: unknown }[]} */
  const messages = body.messages ?? [];
  const system = [{ role: 'system', content: body.system }, ...messages].filter(
    ({ role }) => role === 'system',
  );
  return {
    protocol,
    path: incoming.url ?? '',
    headers: incoming.headers,
    instructions: system.map(({ content }) => textOf(content)).join(''),
    turns: messages
      .filter(({ role }) => role !== 'system')
      .map(({ role, content }) => ({ role, content: textOf(content) })),
    format: formatOf(body),
    body,
  };
}

/** In both protocols a message's content is text or a list of parts. @param {unknown} content @returns {string} */
function textOf(content) {
  if (Array.isArray(content)) return content.map((part) => part.text ?? '').join('');
  return typeof content === 'string' ? content : '';
}

/** @param {Record<string, any>} body @returns {ModelRequest['format']} */
function formatOf(body) {
  if (body.tools || body.output_format || body.output_config?.format) return 'schema';
  const type = body.response_format?.type;
  if (type === 'json_schema') return 'schema';
  return type === 'json_object' ? 'json' : 'words';
}

/**
 * Returns the response body in the format of the protocol.
 * @param {ModelRequest} request
 * @param {Extract<Behaviour, { answer: unknown }>} behaviour
 */
function envelope({ protocol, body }, { answer, finishReason = 'stop', usage = { input: 100, output: 50 } }) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const wrap = protocol === 'anthropic' ? anthropicMessage : chatCompletion;
  return wrap(String(body.model), text, finishReason, usage);
}

/**
 * https://platform.openai.com/docs/api-reference/chat/object
 * @param {string} model
 * @param {string} text
 * @param {string} finishReason
 * @param {{ input: number, output: number } | null} usage
 */
function chatCompletion(model, text, finishReason, usage) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finishReason }],
    ...(usage && {
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    }),
  };
}

const anthropicReasons = { stop: 'end_turn', length: 'max_tokens', content_filter: 'refusal' };

/**
 * https://docs.anthropic.com/en/api/messages
 * @param {string} model
 * @param {string} text
 * @param {'stop' | 'length' | 'content_filter'} finishReason
 * @param {{ input: number, output: number } | null} usage
 */
function anthropicMessage(model, text, finishReason, usage) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: [{ type: 'text', text }],
    stop_reason: anthropicReasons[finishReason],
    stop_sequence: null,
    usage: { input_tokens: usage?.input ?? 0, output_tokens: usage?.output ?? 0 },
  };
}
