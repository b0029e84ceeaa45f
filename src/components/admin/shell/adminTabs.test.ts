import { expect, test } from 'vitest';
import { adminTabHref, adminTabs, readAdminTab } from './adminTabs';

test('every tab is found again by its address', () => {
  for (const tab of adminTabs) {
    const { searchParams } = new URL(adminTabHref(tab), 'https://example.test');
    expect(readAdminTab(searchParams.get('tab'))).toBe(tab);
  }
});

test.each([null, '', 'Blog', 'toString', '<script>'])('%j opens the users', (name) => {
  expect(readAdminTab(name)).toBe('users');
});
