import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { shareEventLoop } from "../../../scripts/share-event-loop.mjs";

const answered = { headersSent: false, destroyed: false };

function workFor(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it("lets the process handle events between slow requests that arrive together", async () => {
  const share = shareEventLoop();
  const done: number[] = [];
  const arrive = (number: number, response: object = answered) =>
    share({} as never, response as never, () => {
      workFor(60);
      done.push(number);
    });
  for (const number of [1, 2, 3]) arrive(number);
  arrive(4, { ...answered, destroyed: true });
  arrive(5);
  expect(done).toEqual([1]);

  const before: number[] = [];
  while (done.length < 4) {
    before.push(done.length);
    await nextTurn();
  }
  expect(done).toEqual([1, 2, 3, 5]);
  expect(new Set(before)).toEqual(new Set([1, 2, 3]));
});

it("does not delay quick requests", () => {
  const share = shareEventLoop();
  let done = 0;
  for (let number = 0; number < 100; number += 1) {
    share({} as never, answered as never, () => {
      done += 1;
    });
  }
  expect(done).toBe(100);
});
