import { describe, expect, it } from "vitest";
import { BusyError, limitConcurrency } from "~/engine/shared/concurrency-limit";

describe("limited concurrency", () => {
  it("starts the next job when one ends, in order", async () => {
    const run = limitConcurrency(1, 5);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((name) => run(async () => order.push(name))));
    expect(order).toEqual([1, 2, 3]);
  });

  it("gives a free place to a waiting job, not also to a new one", async () => {
    const run = limitConcurrency(1, 5);
    let running = 0;
    let max = 0;
    const work = async () => {
      running += 1;
      max = Math.max(max, running);
      await Promise.resolve();
      running -= 1;
    };
    let end = () => {};
    const opened = new Promise<void>((resolve) => {
      end = resolve;
    });
    const first = run(() => opened);
    const second = run(work);
    const third = opened.then(() => run(work));
    end();
    await Promise.all([first, second, third]);
    expect(max).toBe(1);
  });

  it("rejects a job when the queue is full, and continues after a failed one", async () => {
    const run = limitConcurrency(1, 0);
    const failing = run(async () => {
      throw new Error("spoilt");
    });
    await expect(run(async () => "late")).rejects.toThrow(BusyError);
    await expect(failing).rejects.toThrow("spoilt");
    await expect(run(async () => "next")).resolves.toBe("next");
  });
});
