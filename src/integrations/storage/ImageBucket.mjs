import { isPlainName } from './isPlainName.mjs';
import { StoreFailure } from './StoreFailure.mjs';

/**
 * @typedef {typeof import('@aws-sdk/client-s3')} Library
 * @typedef {{ name?: string, code?: string, $metadata?: { httpStatusCode?: number } }} ServiceError
 */

/**
 * For each question, all attempts and the whole of a picture included. Uploads and deletions ask while they hold a
 * transaction, some of them twice, which the database ends after 15 seconds.
 */
const patienceMs = 6_000;
const attempts = 2;
/** So many pictures are on their way at once. */
const mostConnections = 16;
/** More than any picture that was uploaded has. */
const mostBytes = 32 * 1024 * 1024;

// Suppresses the SDK's warning about the Node version: package.json names both versions, and readers of the log can't
// change them.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Pictures in a bucket of a store that speaks Amazon's protocol, S3. Every call has an end, and fails with StoreFailure. */
export class ImageBucket {
  setting = 'S3_BUCKET';
  #settings;
  #signs;
  /** @type {Promise<{ library: Library, client: InstanceType<Library['S3Client']> }> | undefined} */
  #opened;

  /**
   * @param {import('../../storeSettings.mjs').StoreSettings} settings
   * @param {object} [options]
   * @param {boolean} [options.signs] whether it says who asks
   */
  constructor(settings, { signs = true } = {}) {
    this.#settings = settings;
    this.#signs = signs;
  }

  get words() {
    const { bucket, endpoint, region } = this.#settings;
    return `the bucket ${bucket} at ${endpoint ? new URL(endpoint).host : `Amazon S3 (${region})`}`;
  }

  /** @param {string} name */
  read(name) {
    return this.#ask(async ({ GetObjectCommand }, client, signal) => {
      const asked = client.send(new GetObjectCommand(this.#key(name)), { abortSignal: signal });
      const found = await asked.catch(nothingIf('NoSuchKey'));
      if (!found?.Body) return null;
      const { ContentLength: bytes = 0 } = found;
      if (bytes > mostBytes) throw new StoreFailure(`Larger than any picture: ${name} in ${this.words}.`);
      const data = await found.Body.transformToByteArray();
      if (data.byteLength !== bytes)
        throw new StoreFailure(`Only a part of ${name} came from ${this.words}.`);
      return Buffer.from(data);
    });
  }

  /**
   * @param {string} name
   * @param {Uint8Array} data
   */
  write(name, data) {
    return this.#ask(async ({ PutObjectCommand }, client, signal) => {
      const object = { ...this.#key(name), Body: data, ContentType: 'image/webp' };
      await client.send(new PutObjectCommand(object), { abortSignal: signal });
    });
  }

  /** @param {string} name */
  remove(name) {
    return this.#ask(async ({ DeleteObjectCommand }, client, signal) => {
      await client.send(new DeleteObjectCommand(this.#key(name)), { abortSignal: signal });
    });
  }

  /**
   * @param {string} name
   * @param {number} ageMs
   */
  async removeOlder(name, ageMs) {
    const writtenAt = await this.#ask(async ({ HeadObjectCommand }, client, signal) => {
      const asked = client.send(new HeadObjectCommand(this.#key(name)), { abortSignal: signal });
      return (await asked.catch(nothingIf('NotFound')))?.LastModified;
    });
    if (writtenAt && Date.now() - writtenAt.getTime() > ageMs) await this.remove(name);
  }

  /** A store keeps what is whole only. */
  removeUnfinished() {
    return Promise.resolve();
  }

  async names() {
    /** @type {string[]} */
    const names = [];
    /** @type {string | undefined} */
    let next;
    do {
      const { Contents: found = [], NextContinuationToken: token } = await this.#list({ from: next });
      names.push(...found.flatMap(({ Key: name }) => (name && isPlainName(name) ? [name] : [])));
      next = token;
    } while (next);
    return names;
  }

  /**
   * Whether the store takes these keys and has this bucket.
   * @throws {StoreFailure}
   */
  async tryOut() {
    await this.#list({ most: 1 });
  }

  /** Whether the store lists its pictures for somebody without a key. */
  isListedForStrangers() {
    const stranger = new ImageBucket(this.#settings, { signs: false });
    return stranger.tryOut().then(
      () => true,
      () => false,
    );
  }

  /** @param {{ from?: string, most?: number }} part of the list */
  #list({ from, most }) {
    return this.#ask(({ ListObjectsV2Command }, client, signal) => {
      const list = { Bucket: this.#settings.bucket, ContinuationToken: from, MaxKeys: most };
      return client.send(new ListObjectsV2Command(list), { abortSignal: signal });
    });
  }

  /** @param {string} name */
  #key(name) {
    if (!isPlainName(name)) throw new StoreFailure('Not the name of a picture.');
    return { Bucket: this.#settings.bucket, Key: name };
  }

  /**
   * @template Answer
   * @param {(library: Library, client: InstanceType<Library['S3Client']>, signal: AbortSignal) => Promise<Answer>} question
   * @returns {Promise<Answer>}
   */
  async #ask(question) {
    const { library, client } = await (this.#opened ??= this.#open());
    const signal = AbortSignal.timeout(patienceMs);
    // The library waits for some steps whatever the signal says.
    const ended = new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new StoreFailure(`No answer from ${this.words}.`)));
    });
    try {
      const answer = question(library, client, signal);
      return /** @type {Answer} */ (await Promise.race([answer, ended]));
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      throw new StoreFailure(describe(error, this.words));
    }
  }

  /** Loaded with the first question: who keeps pictures in a folder has no use for twenty megabytes of memory. */
  async #open() {
    const library = await import('@aws-sdk/client-s3');
    const { endpoint, region, accessKeyId, secretAccessKey, usesPathStyle } = this.#settings;
    const agent = { maxSockets: mostConnections };
    const client = new library.S3Client({
      ...(endpoint && { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(!this.#signs && { signer: { sign: (request) => Promise.resolve(request) } }),
      forcePathStyle: usesPathStyle,
      maxAttempts: attempts,
      requestHandler: { httpAgent: agent, httpsAgent: agent },
      // Other stores than Amazon's don't know its newer checksums, nor to be asked before they are sent something.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      expectContinueHeader: false,
    });
    return { library, client };
  }
}

/** @param {string} name of the failure that says that there is nothing */
const nothingIf = (name) => (/** @type {Error} */ error) => {
  if (error.name === name) return undefined;
  throw error;
};

/**
 * What is in the way, in the store's or the network's own word; sentences of either may hold what was sent.
 * @param {unknown} error
 * @param {string} words where it happened
 */
function describe(error, words) {
  const { name, code, $metadata } = /** @type {ServiceError} */ (error);
  const status = $metadata?.httpStatusCode;
  const word = [code, name].find((text) => text && /^\w{1,60}$/.test(text)) ?? 'for a reason of its own';
  return status ? `Refused by ${words} (${word}, ${status}).` : `No connection to ${words} (${word}).`;
}
