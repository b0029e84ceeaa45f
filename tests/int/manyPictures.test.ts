import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount, type TestAccount } from '../factories/account';
import { dataUrl, plainPng } from '../factories/picture';
import { api, type ApiAnswer } from '../helpers/api';
import { uploadPicture } from '../helpers/uploadPicture';

const tooManyAtOnce = 'You have several of these underway. Wait until they are done, then try again.';
const busy = 'Too many people are asking for this right now. Try again in a few seconds.';
const sixteen = Array.from({ length: 16 }, (_, index) => index);

const putPicture = ({ token, email }: TestAccount, profileImage: string) =>
  api('PUT', '/api/auth/profile', {
    token,
    body: { name: 'Robin Example', email, company: '', profileImage },
  });

const statuses = (answers: { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();
const refusals = (answers: ApiAnswer[]) => answers.filter(({ status }) => status === 429);
const wordsOf = (answers: ApiAnswer[]) => [...new Set(answers.map(({ body }) => body.message))];

describe('many pictures at once', () => {
  let picture: string;
  beforeAll(async () => {
    picture = dataUrl(await plainPng(4_800, 5_000));
  });

  it('of one account are turned a few at a time', async () => {
    const [owner, other] = [await signedInAccount(), await signedInAccount()];
    const [answers, others] = await Promise.all([
      Promise.all(sixteen.map(() => putPicture(owner, picture))),
      putPicture(other, picture),
    ]);
    expect(statuses(answers)).toEqual([200, 429]);
    expect(wordsOf(refusals(answers))).toEqual([tooManyAtOnce]);
    expect(others.status).toBe(200);
  });

  it('are bounded in the media library as well', async () => {
    const { token } = await signedInAccount({ role: 'marketer' });
    const data = new Uint8Array(await plainPng(1_000, 1_000));
    const answers = await Promise.all(
      sixteen.map((index) => uploadPicture({ token, data, name: `many-${index}.png` })),
    );
    expect(statuses(answers)).toEqual([201, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.body.errors).toEqual([{ message: busy }]);
  });
});
