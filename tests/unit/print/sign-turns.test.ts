import { beforeAll, expect, test } from "vitest";
import type { DesignDocument } from "~/design/document/document";
import { lengthOf } from "~/engine/print/neon/line-points";
import { signBoard } from "~/engine/print/neon/sign-board";
import { SIGN, type SignTube, signTubes } from "~/engine/print/neon/sign-tubes";
import { aDesign, typed } from "../design/a-design";

/** The board of a sign takes long; the process serves requests between its steps. */

/** Millimeters of tube that take about 20 milliseconds. */
const SHORT = 400;

let document: DesignDocument;
let tubes: SignTube[];
beforeAll(async () => {
  const chosen = { template: "one-line", options: { size: "medium", backing: "cut" } };
  document = aDesign("neon-sign", chosen, typed(SIGN, "name", "Bella & Bo"));
  tubes = await signTubes(document);
});

test("a job that has to stop ends before the board is complete", async () => {
  const ending = new AbortController();
  setImmediate(() => ending.abort(new Error("ended")));
  await expect(signBoard(document, tubes, ending.signal)).rejects.toThrow("ended");
});

test("the board pauses after each short length of tube, and at both ways of a bridge", async () => {
  const length = tubes.reduce((total, { line }) => total + lengthOf(line), 0);
  const { signal } = new AbortController();
  let checks = 0;
  signal.throwIfAborted = () => {
    checks += 1;
  };
  await signBoard(document, tubes, signal);
  // A pause asks the signal before and after.
  expect(checks / 2).toBeGreaterThan(length / SHORT + 2);
});
