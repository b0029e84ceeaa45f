/** Lets the user save content as a file. */
export function saveAsFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
