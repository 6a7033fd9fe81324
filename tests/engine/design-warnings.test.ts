import { afterAll, beforeAll, expect, test } from "vitest";
import type { DesignDocument } from "~/design/document/document";
import { countMeasured, maySendPhoto } from "~/engine/designs/photo-rate-limit";
import { rateLimits } from "~/engine/shared/rate-limits";
import { aDesign, typed } from "../unit/design/a-design";
import { move, ordered, staffPrints } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { orderDesign, printAll } from "./print-shop";
import { guest } from "./shopper";

/** What is drawn more finely than it can be made: told to the design's owner, and held before printing. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const visitor: Sender = { owner: "a visitor's owner token" };
/** A block with a line of one percent of its side. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H40V100H0ZM40 50H100V51H40Z"/></svg>`;

async function tagWithDrawing(side: number): Promise<DesignDocument> {
  const response = await engine.rest("/rest/mpc/V1/clip-art", { method: "POST", body: DRAWING }, visitor);
  const { id: art } = (await response.json()).data;
  const surface = "front";
  return aDesign(
    "pet-tags",
    { template: "name-only-bold" },
    typed(surface, "name", "Rex"),
    { type: "add-layer", surface, kind: "art", art },
    { type: "set-box", surface, layer: "added-1", box: { width: side, height: side } },
  );
}

async function warnings(document: DesignDocument, sku: string, sender = visitor): Promise<object[]> {
  const { data, errors } = await engine.graphql(
    `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) {
       design { warnings { field kind message } } user_errors { message } } }`,
    { input: { sku, document: JSON.stringify(document) } },
    sender,
  );
  expect(errors ?? data.saveDesign.user_errors).toEqual([]);
  return data.saveDesign.design.warnings;
}

test("clip art with a line too thin for the laser is a warning, and larger it is not", async () => {
  expect(await warnings(await tagWithDrawing(5), "pet-tag")).toEqual([
    {
      field: "front.added-1",
      kind: "THIN",
      message: expect.stringMatching(
        /\(front\): some lines are too thin to engrave at this size; make it larger/,
      ),
    },
  ]);
  expect(await warnings(await tagWithDrawing(15), "pet-tag")).toEqual([]);
});

test("an order with it is held, and with a larger one it is not", async () => {
  const states: string[] = [];
  for (const side of [5, 15]) {
    const { itemId, number } = await ordered(engine, guest());
    await move(engine, number, "TAKE_PAYMENT");
    await orderDesign(engine, itemId, await tagWithDrawing(side));
    await printAll(engine);
    states.push((await staffPrints(engine, number))[0].state);
  }
  expect(states).toEqual(["HELD", "READY"]);
});

test("what is measured counts toward the limit of photos, beyond which nothing is measured", async () => {
  const address = "203.0.113.77";
  const sender = { ...visitor, headers: { "X-Forwarded-For": address } };
  const spender = { db: engine.db, visitor: address };
  const allowed = () => maySendPhoto(spender);
  // All but one point of the hour.
  await countMeasured(spender, rateLimits.photos.points - 1);
  expect(await allowed()).toBe(true);
  const tag = await tagWithDrawing(4.5);
  expect(await warnings(tag, "pet-tag", sender)).toHaveLength(1);
  expect(await allowed()).toBe(false);
  expect(await warnings(tag, "pet-tag", sender)).toEqual([]);
});

test("a printed design has no such warnings", async () => {
  const mug = aDesign("photomug", { template: "full-wrap" });
  expect(await warnings(mug, "photo-mug")).toEqual([]);
});
