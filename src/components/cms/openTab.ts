/** Opens a tab of a form in the CMS by its label. The panel draws the fields of the open tab only. */
export function openTab(label: string): void {
  const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  for (const tab of tabs) {
    if (tab.textContent.trim() === label) return tab.click();
  }
}
