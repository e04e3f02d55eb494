import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer, ServerMessage, State } from "./connection";
import { Connection, PROTOCOL, reasonIn } from "./connection";

/** A socket in the test's hands. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const whole = (version: number) => ({ type: "table", sight: { version } });
const event = (number: number) => ({ type: "event", news: { number } });
const presence = { type: "presence", present: [true], watching: 0 };

const SENTENCES = { en: "You were sent away.", fr: "On vous a exclu de la table." };
const farewell = (again: boolean) => ({ type: "bye", code: "sent_away", sentences: SENTENCES, again });
const refused = (code: string, sentences: object) => ({
  ...{ type: "refused", id: expect.any(String) as string, article: "", sight: null },
  ...{ code, sentences },
});
/** What a promise came to by now, or that it is still open. */
const soon = (tell: (state: string) => void) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => tell("open"))));
const settled = (promise: Promise<unknown>) => Promise.race([promise, new Promise(soon)]);

let heard: ServerMessage[];
let states: State[];
let connection: Connection;
const latest = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard = [];
  states = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  connection = new Connection("seat-token", { heard: (m) => heard.push(m), changed: (s) => states.push(s) }, "ws://here/ws");
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the reason why", () => {
  const refusal = (code: string, sentences: Record<string, string>): Answer => {
    return { type: "refused", id: "1", code, article: "", sentences, sight: null };
  };

  it("is what a refusal says, and nothing where nothing is said", () => {
    expect(reasonIn(refusal("sent_away", SENTENCES))).toEqual(SENTENCES);
    expect(reasonIn(refusal("closed", {}))).toBeNull();
    expect(reasonIn({ type: "done", id: "1", version: 2 })).toBeNull();
    expect(reasonIn(null)).toBeNull();
  });
});

describe("a connection", () => {
  it("says hello with its token, and with the last event it saw when it comes back", () => {
    latest().open();
    expect(latest().sent).toEqual([{ type: "hello", protocol: PROTOCOL, token: "seat-token", since: null }]);
    latest().say(whole(3));
    latest().say(event(4));
    latest().close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: 4 });
    latest().say(presence);
    expect(states.at(-1)).toBe("open");
  });

  it("sends again what was not answered, under the same id, and keeps its promise once", async () => {
    latest().open();
    latest().say(whole(3));
    const answer = connection.ask({ type: "move", version: 3, decisions: [7] });
    const [, first] = latest().sent;
    latest().close();
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent).toHaveLength(1); // not before the server knows us again
    latest().say(presence);
    expect(latest().sent[1]).toEqual(first);
    latest().say({ type: "done", id: first?.["id"], version: 4 });
    expect(await answer).toMatchObject({ type: "done", version: 4 });
  });

  it("asks before the welcome wait for it", () => {
    void connection.ask({ type: "again" });
    latest().open();
    expect(latest().sent.map((each) => each["type"])).toEqual(["hello"]);
    latest().say(whole(1));
    expect(latest().sent.map((each) => each["type"])).toEqual(["hello", "again"]);
  });

  it("hears every event once, and begins anew when one is missing", () => {
    latest().open();
    latest().say(whole(3));
    latest().say(event(4));
    latest().say(event(4));
    expect(heard.filter((each) => each.type === "event")).toHaveLength(1);
    latest().say(event(6));
    expect(heard.filter((each) => each.type === "event")).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: null });
  });

  it("does not come back when told not to", () => {
    latest().open();
    latest().say(whole(1));
    latest().say({ type: "bye", code: "lost_chair", sentences: {}, again: false });
    latest().close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("answers with the reason what is still open when the server says goodbye for good", async () => {
    latest().open();
    latest().say(whole(1));
    const open = connection.ask({ type: "again" });
    latest().say(farewell(false));
    expect(await settled(open)).toEqual(refused("sent_away", SENTENCES));
    latest().close();
    expect(await settled(connection.ask({ type: "leave" }))).toEqual(refused("sent_away", SENTENCES));
    expect(latest().sent.map((each) => each["type"])).toEqual(["hello", "again"]);
  });

  it("answers also what was asked before a welcome that never came", async () => {
    const open = connection.ask({ type: "again" });
    latest().open();
    latest().say(farewell(false));
    expect(await settled(open)).toEqual(refused("sent_away", SENTENCES));
  });

  it("lets the page know why before it answers what is still open", async () => {
    latest().open();
    latest().say(whole(1));
    const known = connection.ask({ type: "again" }).then(() => heard.at(-1));
    latest().say(farewell(false));
    expect(await settled(known)).toMatchObject({ type: "bye" });
  });

  it("keeps what is open through a goodbye after which it may come back", async () => {
    latest().open();
    latest().say(whole(1));
    const open = connection.ask({ type: "again" });
    latest().say(farewell(true));
    latest().close();
    expect(await settled(open)).toBe("open");
    vi.advanceTimersByTime(1000);
    latest().open();
    latest().say(presence);
    latest().say({ type: "done", id: latest().sent[1]?.["id"], version: 2 });
    expect(await settled(open)).toMatchObject({ type: "done" });
  });

  it("answers what is open when it is closed, and what is asked later", async () => {
    latest().open();
    latest().say(whole(1));
    const open = connection.ask({ type: "again" });
    connection.close();
    expect(await settled(open)).toEqual(refused("closed", {}));
    expect(await settled(connection.ask({ type: "leave" }))).toEqual(refused("closed", {}));
  });

  it("remembers the reason of a goodbye when it is closed after it", async () => {
    latest().open();
    latest().say(whole(1));
    latest().say(farewell(false));
    connection.close();
    expect(await settled(connection.ask({ type: "leave" }))).toEqual(refused("sent_away", SENTENCES));
  });

  it("gives every request an id of its own, of letters, digits and hyphens, also where there are no UUIDs", () => {
    vi.stubGlobal("crypto", {}); // as on a page without https
    latest().open();
    latest().say(whole(1));
    for (let count = 0; count < 20; count += 1) void connection.ask({ type: "again" });
    const ids = latest()
      .sent.slice(1)
      .map(({ id }) => String(id));
    expect(new Set(ids).size).toBe(20);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z-]{8,40}$/);
  });

  it("waits longer each time nobody answers, but not for ever", () => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      latest().close();
      vi.advanceTimersByTime(10_000);
    }
    expect(FakeSocket.all.length).toBe(13);
  });

  it("says at once that the network is gone, and returns with it", () => {
    latest().open();
    latest().say(whole(1));
    window.dispatchEvent(new Event("offline"));
    expect(states.at(-1)).toBe("lost");
    window.dispatchEvent(new Event("online"));
    latest().open();
    expect(latest().sent[0]).toMatchObject({ type: "hello", since: 1 });
  });

  it("notices a line that went dead without a word", () => {
    latest().open();
    latest().say(whole(1));
    vi.advanceTimersByTime(60_000);
    expect(states).toContain("lost");
  });
});
