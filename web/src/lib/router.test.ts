import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("location", { pathname: "/", hash: "", origin: "http://here" });
const { parse, inviteAddress, tableAddress } = await import("./router.svelte");

describe("addresses", () => {
  it("keep tokens behind the hash, where no server sees them", () => {
    expect(tableAddress("3f9a", "tok-en_1")).toBe("/t/3f9a#tok-en_1");
    const invitation = new URL(inviteAddress({ table: "3f9a", seats: [], invite: "secret", watch: "w", code: "c", link: "public" }));
    expect(invitation.pathname).toBe("/i/public");
    expect(invitation.hash).toBe("#secret");
  });

  it("lead where they say, and home when they say nothing", () => {
    expect(parse("/t/3f9a", "#abc")).toEqual({ page: "table", table: "3f9a", token: "abc" });
    expect(parse("/join", "#abc")).toEqual({ page: "join", invite: "abc" });
    expect(parse("/i/public", "#abc")).toEqual({ page: "join", invite: "abc" });
    expect(parse("/i/public", "")).toEqual({ page: "home" });
    expect(parse("/g/public", "#3f9a.2.abc")).toEqual({ page: "replay", table: "3f9a", number: 2, behind: "abc" });
    expect(parse("/g/public", "")).toEqual({ page: "ending", link: "public" });
    expect(parse("/code/ABCD", "")).toEqual({ page: "code", code: "ABCD" });
    expect(parse("/replay/3f9a/2", "#abc")).toEqual({ page: "replay", table: "3f9a", number: 2, behind: "abc" });
    expect(parse("/replay", "#r=x-_1")).toEqual({ page: "replay", table: "", number: 0, behind: "r=x-_1" });
    expect(parse("/nonsense", "")).toEqual({ page: "home" });
    expect(parse("/join", "")).toEqual({ page: "home" });
  });
});
