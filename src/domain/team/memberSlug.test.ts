import { describe, expect, it } from 'vitest';
import { memberSlug } from './memberSlug';

describe('the address of somebody’s page', () => {
  it.each([
    [{ id: 3, name: 'Zoë Núñez', slug: null }, 'zoe-nunez'],
    [{ id: 3, name: 'Zoë Núñez', slug: 'zoe' }, 'zoe'],
    [{ id: 3, name: '山田', slug: null }, 'member-3'],
  ])('of %j is %s', (member, slug) => expect(memberSlug(member)).toBe(slug));
});
