import { describe, expect, test } from "vitest";
import { fairQueue } from "~/image-processing/fair-queue";
import { TooManyImages } from "~/image-processing/image-errors";

const LIMITS = { width: 2, heavyWidth: 1, maxWaitingOfVisitor: 3, maxWaiting: 6 };

/** A queue whose jobs finish when the test says so. */
function queueWithLog(limits = LIMITS) {
  const run = fairQueue(limits);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  function send(
    name: string,
    visitor: string | null,
    more: { isHeavy?: boolean; signal?: AbortSignal } = {},
  ) {
    const work = () => {
      started.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    };
    return run(work, { visitor, isHeavy: false, ...more });
  }
  async function end(name: string) {
    ends.get(name)?.();
    await settled();
  }
  return { started, send, end };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a fair queue", () => {
  test("runs one job of a visitor at a time, and those of others in parallel", async () => {
    const { started, send, end } = queueWithLog();
    const sent = [send("a1", "a"), send("a2", "a"), send("b1", "b")];
    await settled();
    expect(started).toEqual(["a1", "b1"]);
    await end("a1");
    expect(started).toEqual(["a1", "b1", "a2"]);
    await end("b1");
    await end("a2");
    expect(await Promise.all(sent)).toEqual(["a1", "a2", "b1"]);
  });

  test("takes turns between visitors, whoever sent first and most", async () => {
    const { started, send, end } = queueWithLog({ ...LIMITS, width: 1 });
    for (const name of ["a1", "a2", "a3"]) void send(name, "a");
    for (const name of ["b1", "b2"]) void send(name, "b");
    void send("c1", "c");
    await settled();
    const inTurn = ["a1", "a2", "b1", "c1", "a3", "b2"];
    for (const name of inTurn) await end(name);
    expect(started).toEqual(inTurn);
  });

  test("keeps a slot free of heavy jobs", async () => {
    const { started, send, end } = queueWithLog();
    for (const visitor of ["a", "b", "c"]) void send(visitor, visitor, { isHeavy: true });
    void send("light", "d");
    await settled();
    expect(started).toEqual(["a", "light"]);
    await end("light");
    expect(started).toEqual(["a", "light"]);
    await end("a");
    expect(started).toEqual(["a", "light", "b"]);
  });

  test("rejects too many jobs of one visitor, and too many in total", async () => {
    const { send } = queueWithLog();
    for (const name of ["a1", "a2", "a3", "a4"]) void send(name, "a");
    await expect(send("a5", "a")).rejects.toMatchObject({ whose: "visitor" });
    for (const name of ["b1", "b2", "b3", "b4"]) void send(name, "b");
    await expect(send("c1", "c")).rejects.toMatchObject({ whose: "all" });
    await expect(send("c1", "c")).rejects.toBeInstanceOf(TooManyImages);
  });

  test("never rejects the shop's own jobs", async () => {
    const { send, started, end } = queueWithLog({
      ...LIMITS,
      width: 1,
      maxWaiting: 1,
      maxWaitingOfVisitor: 1,
    });
    void send("a1", "a");
    void send("a2", "a");
    const own = ["own1", "own2", "own3"].map((name) => send(name, null));
    await settled();
    for (const name of ["a1", "a2", "own1", "own2", "own3"]) await end(name);
    expect(started).toEqual(["a1", "a2", "own1", "own2", "own3"]);
    expect(await Promise.all(own)).toHaveLength(3);
  });

  test("drops an aborted job", async () => {
    const { started, send, end } = queueWithLog({ ...LIMITS, width: 1 });
    const gone = new AbortController();
    void send("a1", "a");
    const unwanted = send("b1", "b", { signal: gone.signal });
    void send("c1", "c");
    gone.abort(new Error("gone"));
    await expect(unwanted).rejects.toThrow("gone");
    await end("a1");
    expect(started).toEqual(["a1", "c1"]);
  });

  test("never starts a job that was already aborted", async () => {
    const { started, send } = queueWithLog();
    await expect(send("a1", "a", { signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
    expect(started).toEqual([]);
  });

  test("continues after a failed job", async () => {
    const run = fairQueue({ ...LIMITS, width: 1 });
    const turn = { visitor: "a", isHeavy: false };
    await expect(run(() => Promise.reject(new Error("broken")), turn)).rejects.toThrow("broken");
    expect(await run(() => Promise.resolve("fine"), turn)).toBe("fine");
  });
});
