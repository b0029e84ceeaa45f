import { afterEach, expect, it } from 'vitest';
import { redirectsTag } from '@/domain/redirects/redirectsTag';
import { CacheInvalidation, cacheInvalidation } from './pageCache/CacheInvalidation';
import { FakeSite } from './fixtures/FakeSite';
import { RedirectTable } from './RedirectTable';

const open: FakeSite[] = [];
afterEach(() => open.splice(0).forEach((site) => site.close()));

/** Opens a site with redirects from these paths. */
async function openSite(...ends: string[]): Promise<FakeSite> {
  const site = await new FakeSite().open();
  open.push(site);
  site.redirects = ends.map((end) => ({ from: `${site.prefix}${end}`, to: '/new?a=1#b', isPermanent: true }));
  return site;
}

it.each([
  ['GET', '/gone', '/new?a=1#b'],
  ['HEAD', '/gone', '/new?a=1#b'],
  ['GET', '/gone/', '/new?a=1#b'],
  ['GET', '/gone/?utm=x', '/new?a=1&utm=x#b'],
  ['GET', '/folder/gone?utm=x', '/new?a=1&utm=x#b'],
])('%s %s is led on in one step, without the page', async (method, path, location) => {
  const site = await openSite('/gone', '/folder/gone');
  for (let times = 0; times < 2; times += 1) {
    const { status, headers, body } = await site.get(path, {
      method,
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect([status, headers.location, body.byteLength]).toEqual([308, location, 0]);
    expect([headers['content-length'], headers['content-encoding'], headers['cache-control']]).toEqual([
      '0',
      undefined,
      'no-cache',
    ]);
  }
});

it('a page that is there is shown, whatever the list says', async () => {
  const site = await openSite('/a', '/own');
  expect((await site.get('/a')).status).toBe(200);
  expect((await site.get('/own?x')).status).toBe(200);
});

it('the later pages of a list go where it has gone', async () => {
  const redirect = { from: '/blog/tag/old', to: '/blog/tag/new', isPermanent: true };
  const moved = new RedirectTable({
    expiry: new CacheInvalidation(),
    read: () => Promise.resolve([redirect]),
  });
  await moved.catchUp();
  expect(moved.find('/blog/tag/old/page/2/')?.to).toBe('/blog/tag/new/page/2');
  expect(moved.find('/blog/tag/older/page/2')).toBeNull();
});

it('nobody is led to where they are', async () => {
  const redirects = ['', '/', '?a=1', '#place'].map((end, index) => {
    return { from: `/circle-${index}`, to: `/circle-${index}${end}`, isPermanent: true };
  });
  const moved = new RedirectTable({
    expiry: new CacheInvalidation(),
    read: () => Promise.resolve(redirects),
  });
  await moved.catchUp();
  for (const { from } of redirects)
    expect([moved.find(from), moved.find(`${from}/page/2`)]).toEqual([null, null]);
});

it('what isn’t on the list, and a page’s data, aren’t led on', async () => {
  const site = await openSite('/gone');
  expect((await site.get('/b/gone')).text).toContain('Nothing is here');
  expect((await site.get('/gone', { headers: { rsc: '1' } })).status).toBe(404);
});

it('a change holds at once, and nothing is read without one', async () => {
  const site = await openSite('/gone');
  await site.get('/gone');
  await site.get('/a');
  expect(site.readings).toBe(1);
  site.redirects = [{ from: `${site.prefix}/gone`, to: '/newer', isPermanent: false }];
  cacheInvalidation.expire([redirectsTag]);
  const { status, headers } = await site.get('/gone');
  expect([status, headers.location, site.readings]).toEqual([307, '/newer', 2]);
});

it('what was read before holds while nothing can be read, and asking pauses', async () => {
  const changes = new CacheInvalidation();
  const state = { nowMs: 0, fails: false, to: '/one', readings: 0 };
  const moved = new RedirectTable({
    expiry: changes,
    nowMs: () => state.nowMs,
    read: () => {
      state.readings += 1;
      return state.fails
        ? Promise.reject(new Error('away'))
        : Promise.resolve([{ from: '/old', to: state.to, isPermanent: true }]);
    },
  });
  const found = async () => {
    await moved.catchUp();
    return moved.find('/OLD/')?.to;
  };
  expect(await found()).toBe('/one');
  Object.assign(state, { fails: true, to: '/two' });
  changes.expireAll();
  expect([await found(), await found(), state.readings]).toEqual(['/one', '/one', 2]);
  Object.assign(state, { fails: false, nowMs: 5_000 });
  expect([await found(), state.readings]).toEqual(['/two', 3]);
});

it('is read again after a minute, as nobody tells of a restored backup', async () => {
  const state = { nowMs: 0, to: '/one' };
  const moved = new RedirectTable({
    expiry: new CacheInvalidation(),
    nowMs: () => state.nowMs,
    read: () => Promise.resolve([{ from: '/old', to: state.to, isPermanent: true }]),
  });
  const found = async (nowMs: number) => {
    state.nowMs = nowMs;
    await moved.catchUp();
    return moved.find('/old')?.to;
  };
  expect(await found(1_000)).toBe('/one');
  state.to = '/restored';
  expect([await found(60_999), await found(61_000)]).toEqual(['/one', '/restored']);
});

it('a change that comes while the list is read is read, too', async () => {
  const changes = new CacheInvalidation();
  let to = '/one';
  const moved = new RedirectTable({
    expiry: changes,
    read: () => {
      const read = [{ from: '/old', to, isPermanent: true }];
      if (to === '/one') {
        to = '/two';
        changes.expire([redirectsTag]);
      }
      return Promise.resolve(read);
    },
  });
  await moved.catchUp();
  expect(moved.find('/old')?.to).toBe('/two');
});

it('what a page leads on to gets the visitor’s query, and a moved page isn’t missing', async () => {
  const site = await openSite();
  expect((await site.get('/moved?utm=x')).headers.location).toBe('/moved-here?utm=x');
  expect((await site.get('/moved')).headers.location).toBe('/moved-here');
  await site.missing.flush();
  expect(site.written.size).toBe(0);
});

it.each([
  ['/blog/moved/', 308, '/moved-here'],
  ['/blog/category/moved/?utm=x', 308, '/moved-here?utm=x'],
  ['/blog/here/', 308, '/blog/here'],
  ['/blog/here/?utm=x', 308, '/blog/here?utm=x'],
  ['/blog/category/here/page/2/', 308, '/blog/category/here/page/2'],
  ['/blog/gone/', 404, undefined],
])('%s takes one step, whoever asks', async (path, status, location) => {
  const site = await openSite();
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await site.get(path, { method });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.text).not.toContain('More of it');
  }
});

it('where a page and a redirect are, the page wins with a slash at the end, too', async () => {
  const site = await openSite('/a');
  for (let times = 0; times < 2; times += 1)
    expect((await site.get('/a/')).headers.location).toBe(`${site.prefix}/a`);
  expect((await site.get('/a')).status).toBe(200);
});

const visitor = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' };

it('what visitors ask for and don’t find is counted, without what they said of themselves', async () => {
  const site = await openSite('/led/gone');
  for (const path of ['/gone', '/Gone?token=secret', '/b/gone', '/led/gone', '/a']) {
    await site.get(path.replace('Gone', 'gone'), { headers: visitor });
  }
  await site.get('/gone', { method: 'HEAD', headers: visitor });
  await site.get('/gone', { headers: { ...visitor, 'Sec-Fetch-Mode': 'cors' } });
  await site.get('/gone', { headers: { Accept: '*/*' } });
  await site.get('/.git/gone', { headers: visitor });
  expect(site.written.size).toBe(0);
  await site.missing.flush();
  expect(Object.fromEntries(site.written)).toEqual({
    [`${site.prefix}/gone`]: 2,
    [`${site.prefix}/b/gone`]: 1,
  });
});

it('counts are bounded, and added to the next batch when they can’t be written', async () => {
  const site = await openSite();
  for (let number = 0; number < 510; number += 1) await site.get(`/${number}/gone`, { headers: visitor });
  await site.missing.flush();
  expect(site.written.size).toBe(500);
  site.fails = true;
  site.written.clear();
  await site.get('/gone', { headers: visitor });
  await site.missing.flush();
  site.fails = false;
  await site.missing.flush();
  expect([...site.written.values()]).toEqual([1]);
});
