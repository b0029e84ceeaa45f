import { vi } from 'vitest';

/** Sends what is uploaded as a call that the fake API answers; browsers' own requests go to the network. */
class UploadRequest {
  upload: Partial<Pick<XMLHttpRequestUpload, 'onprogress'>> = {};
  status = 0;
  responseText = '';
  onload: () => void = () => {};
  onerror: () => void = () => {};
  onabort: () => void = () => {};
  private path = '';
  private method = '';
  private isAborted = false;
  private readonly headers: Record<string, string> = {};

  open(method: string, path: string): void {
    Object.assign(this, { method, path });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  abort(): void {
    this.isAborted = true;
    this.onabort();
  }

  send(body: FormData): void {
    void this.ask(body);
  }

  private async ask(body: FormData): Promise<void> {
    const answer = await fetch(this.path, { method: this.method, headers: this.headers, body }).catch(
      () => null,
    );
    if (answer) Object.assign(this, { status: answer.status, responseText: await answer.text() });
    if (this.isAborted) return;
    if (answer) this.onload();
    else this.onerror();
  }
}

/** Has uploads answered by the fake API. */
export const fakeUploads = (): void => void vi.stubGlobal('XMLHttpRequest', UploadRequest);
