// A WebSocket to one seat that reconnects by itself: unanswered commands are sent again, missed events are caught up.
import type { Protocol } from "../generated/protocol";

export type ClientMessage = Protocol["ClientMessage"];
export type ServerMessage = Protocol["ServerMessage"];
export type Answer = Extract<ServerMessage, { type: "done" | "staged" | "refused" | "moment" | "described" | "hinted" | "table" }>;
export type State = "connecting" | "open" | "lost" | "closed";
/** Why a connection ended for good. */
type Farewell = Pick<Extract<ServerMessage, { type: "bye" }>, "code" | "sentences">;
type Command = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type Without<T> = T extends Command ? Omit<T, "id"> : never;
export type Wish = Without<Command>;

export const PROTOCOL: Protocol["Version"] = 2;
const PING_MS = 15_000;
const SILENCE_MS = 40_000;
const FIRST_RETRY_MS = 300;
const LONGEST_RETRY_MS = 8_000;

export interface Listener {
  heard(message: ServerMessage): void;
  changed(state: State): void;
}

interface Waiting {
  message: Command;
  answered: (answer: Answer) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private retry = FIRST_RETRY_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  /** Why the connection ended for good; null while it may come back. */
  private over: Farewell | null = null;
  private welcomed: WebSocket | null = null;
  version: number | null = null;

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
    private readonly address = socketAddress(),
    /** Speak for the chair, but be sent only what a spectator is sent. */
    private readonly blind = false,
  ) {
    this.open();
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.giveUp);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Send a command; it is answered by the server however often the connection breaks, or refused once that is over for good. */
  ask(wish: Wish): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`; // none without https
    if (this.over) return Promise.resolve(refusal(id, this.over));
    const message = { ...wish, id } as Command;
    return new Promise((answered) => {
      this.waiting.set(id, { message, answered });
      if (this.welcomed === this.socket) this.send(message); // before the welcome it would be too early
    });
  }

  close(): void {
    this.over ??= { code: "closed", sentences: {} };
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.giveUp);
    document.removeEventListener("visibilitychange", this.hurry);
    if (this.socket) this.socket.onmessage = null; // messages still on their way are ignored
    this.socket?.close(1000);
    this.listener.changed("closed");
    this.refuseAll(this.over);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.over) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** The network is gone: report it at once and not after a long silence. */
  private readonly giveUp = (): void => {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    if (socket && !this.over) this.lose();
  };

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.send({ type: "hello", protocol: PROTOCOL, token: this.token, since: this.version, ...(this.blind ? { blind: true } : {}) });
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.keepAlive(socket), PING_MS);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private lose(): void {
    clearInterval(this.pinging);
    if (this.over) {
      this.listener.changed("closed");
      return;
    }
    this.listener.changed("lost");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
  }

  private keepAlive(socket: WebSocket): void {
    if (this.socket !== socket) return;
    if (Date.now() - this.lastHeard > SILENCE_MS) this.giveUp();
    else this.send({ type: "ping" });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    this.lastHeard = Date.now();
    if (message.type === "table") this.welcome(message.sight.version);
    else if (message.type === "event") {
      if (this.version !== null && message.news.number > this.version + 1) {
        this.version = null; // an event is missing: ask for the whole table
        this.socket?.close();
        return;
      }
      if (this.version !== null && message.news.number <= this.version) return;
      this.version = message.news.number;
    } else if (message.type === "presence") this.welcome(this.version);
    else if (message.type === "bye" && !message.again) this.over = { code: message.code, sentences: message.sentences };
    this.listener.heard(message);
    if (this.over) this.refuseAll(this.over);
    if ("id" in message && message.id) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.answered(message);
    }
  }

  /** Refuse all commands that are still unanswered. */
  private refuseAll(why: Farewell): void {
    for (const [id, { answered }] of this.waiting) answered(refusal(id, why));
    this.waiting.clear();
  }

  /** The server knows us again: send every unanswered command once more; each is carried out once. */
  private welcome(version: number | null): void {
    this.version = version;
    if (this.welcomed === this.socket) return;
    this.welcomed = this.socket;
    this.retry = FIRST_RETRY_MS;
    this.listener.changed("open");
    for (const { message } of this.waiting.values()) this.send(message);
  }
}

/** Why a command was refused; null if it was not, or if the one who asked has left. */
export function reasonIn(answer: Answer | null): Record<string, string> | null {
  return answer?.type === "refused" && Object.keys(answer.sentences).length > 0 ? answer.sentences : null;
}

function refusal(id: string, { code, sentences }: Farewell): Answer {
  return { type: "refused", id, code, article: "", sentences, sight: null };
}

function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
