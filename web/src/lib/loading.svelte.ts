// Parts of the page that are fetched when they are needed. That may fail, and be tried again.
import { untrack } from "svelte";

export class Loading<T> {
  value = $state.raw<T | null>(null);
  /** Whether the part is being fetched. */
  busy = $state(false);
  /** How often in a row the part could not be loaded. */
  failures = $state(0);

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Fetch the part, unless it is there or on its way. */
  async attempt(): Promise<void> {
    if (untrack(() => this.busy || this.value !== null)) return; // an effect that calls this must not depend on it
    this.busy = true;
    try {
      await Promise.all([...missingStyles].map(fetchStyle));
      this.value = await this.fetch();
      this.failures = 0;
    } catch (error) {
      console.warn(error);
      this.failures += 1;
    }
    this.busy = false;
  }
}

/** Stylesheets that could not be loaded. Vite asks for each of them once and never again. */
const missingStyles = new Set<string>();

/** Notice stylesheets that cannot be loaded, so that they come with the next attempt. */
export function noticeMissingStyles(): void {
  const notice = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
    missingStyles.add(target.href);
    target.remove();
  };
  document.addEventListener("error", notice, true); // such events do not bubble
}

function fetchStyle(address: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href: address });
  missingStyles.delete(address);
  document.head.append(link);
  return new Promise((loaded, failed) => Object.assign(link, { onload: loaded, onerror: () => failed(new Error(`no ${address}`)) }));
}
