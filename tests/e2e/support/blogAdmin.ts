import { expect, type Locator, type Page } from '@playwright/test';

/** Blog Management, as an admin sees it. */
export class BlogAdmin {
  readonly editor: Locator;
  readonly content: Locator;

  constructor(readonly page: Page) {
    this.editor = page.getByRole('dialog', { name: /^(Create|Edit) Post$/ });
    this.content = this.field('Content');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/blog${query}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
  }

  async startPost(): Promise<void> {
    await this.page.getByRole('button', { name: 'New Post' }).click();
    await expect(this.field('Title')).toBeVisible();
  }

  /** Opens a post by its slug. */
  async edit(slug: string): Promise<void> {
    await this.open(`?edit=${slug}`);
    await expect(this.field('Slug')).toHaveValue(slug);
  }

  field(name: string): Locator {
    return this.editor.getByLabel(name, { exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.editor.getByRole('button', { name, exact: true });
  }

  async save(): Promise<void> {
    await this.button('Save Post').click();
  }

  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.editor).toBeHidden();
  }

  /** The row of a post, found by searching for its title. */
  async find(title: string): Promise<Locator> {
    await this.page.getByRole('searchbox', { name: 'Search posts' }).fill(title);
    await expect(this.page.getByRole('status').filter({ hasText: /^1 post$/ })).toBeVisible();
    return this.page.getByRole('row').filter({ hasText: title });
  }
}
