/** Opens a tab of a CMS form by its label. The panel renders only the fields of the open tab. */
export function openTab(label: string): void {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  for (const tab of tabs) {
    if (tab.textContent.trim() === label) return tab.click();
  }
}
