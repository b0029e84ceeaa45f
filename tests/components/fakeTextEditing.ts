const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;

/** As browsers do with "preserve": what is selected behind or before the part stays so. */
function setRangeText(this: HTMLTextAreaElement, insert: string, from = 0, to = 0): void {
  const { value, selectionStart, selectionEnd } = this;
  const moved = (place: number, within: number) => {
    if (place > to) return place + insert.length - (to - from);
    return place > from ? within : place;
  };
  setValue?.call(this, value.slice(0, from) + insert + value.slice(to));
  this.setSelectionRange(moved(selectionStart, from), moved(selectionEnd, from + insert.length));
}

/**
 * What happy-dom lacks of editing a text. Its `setRangeText` goes by the property that React watches, so that React never
 * hears of the change; commands there are none, as behind a dialog of a browser.
 */
export function fakeTextEditing(): void {
  Object.assign(HTMLTextAreaElement.prototype, { setRangeText });
  Object.assign(document, { execCommand: () => false });
}
