import { connectionTexts } from '@/content/connection';

/** Nobody answered, or not the API: the line is down, it took too long, or a proxy sent a page of its own. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super(connectionTexts.noAnswer, { cause });
    this.name = 'NoAnswer';
  }
}
