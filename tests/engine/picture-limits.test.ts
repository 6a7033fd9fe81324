import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import type { DesignDocument } from "~/design/document/document";
import { blueprints } from "~/design/products/all-products.server";
import { surfacesOf } from "~/design/surfaces/surfaces";
import { databaseLimiter } from "~/engine/shared/database-limiter";
import { sha256 } from "~/engine/shared/secrets";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { designTag } from "./shopper";

/** Limits on pictures of designs that one visitor can request, their size, and their effect on others. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

function from(address: string): Sender {
  return { owner: "owner of a design", headers: { "X-Forwarded-For": address } };
}

function picture(id: string, sender: Sender, revision = 1) {
  return engine.rest(`/rest/mpc/V1/designs/${id}/${revision}/picture.svg`, {}, sender);
}

async function consume({ headers }: Sender): Promise<void> {
  const limiter = databaseLimiter(engine.db, { name: "pictures", points: 2000, seconds: 3600 });
  await limiter.penalty(sha256(headers?.["X-Forwarded-For"] ?? ""), 2000);
}

/** A cube with text on all sides. */
function wordyCube(): DesignDocument {
  const start = startDocument(blueprints.rubixcube, { template: "one-photo" });
  return surfacesOf(start).reduce((document, { key: surface }) => {
    let covered = document;
    for (let layer = 0; layer < 40; layer += 1) {
      covered = applyCommand(covered, { type: "add-layer", surface, kind: "text" });
    }
    const words = "&@%8B".repeat(40);
    return covered.surfaces[surface].layers.reduce(
      (done, { id, kind }) =>
        kind === "text"
          ? applyCommand(done, { type: "set-text", surface, layer: id, text: words.slice(0, 40) })
          : done,
      covered,
    );
  }, start);
}

describe("sample pictures", () => {
  const sample = (options: string, sender: Sender) =>
    engine.rest(`/media/catalog/product/photo-mug.svg?${options}`, {}, sender);

  test("are limited per visitor; cached ones are available to all", async () => {
    const viewer = from("203.0.113.7");
    expect((await sample("view=detail", viewer)).status).toBe(200);
    await consume(viewer);
    expect((await sample("view=print", viewer)).status).toBe(429);
    expect((await sample("view=detail", viewer)).status).toBe(200);
    expect((await sample("view=print", from("203.0.113.8"))).status).toBe(200);
    expect((await sample("view=print", viewer)).status).toBe(200);
  });
});

describe("pictures of designs", () => {
  test("are limited per visitor, without affecting others", async () => {
    const viewer = from("203.0.113.1");
    const id = await designTag(engine, viewer);
    expect((await picture(id, viewer)).status).toBe(200);
    await consume(viewer);
    await designTag(engine, viewer, { id, name: "Rex" });
    const rejected = await picture(id, viewer, 2);
    expect(rejected.status).toBe(429);
    expect((await rejected.json()).message).toBe(
      "That's a lot of pictures in a short time. Please try again in an hour.",
    );
    expect((await picture(id, viewer, 1)).status).toBe(200);
    expect((await picture(id, from("203.0.113.2"), 2)).status).toBe(200);
  });

  test("are counted once however often they are viewed", async () => {
    const viewer = from("203.0.113.3");
    const id = await designTag(engine, viewer);
    for (let attempt = 0; attempt < 5; attempt += 1) await picture(id, viewer);
    const counted = await engine.db
      .selectFrom("rate_limit")
      .select("points")
      .where("key", "=", `pictures:${sha256("203.0.113.3")}`)
      .executeTakeFirstOrThrow();
    expect(counted.points).toBe(1);
  });

  test("of designs covered with text are rejected when they are too large", async () => {
    const viewer = from("203.0.113.4");
    const { data } = await engine.graphql(
      "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } user_errors { message } } }",
      { input: { sku: "one-photo-cube", document: JSON.stringify(wordyCube()) } },
      viewer,
    );
    expect(data.saveDesign.user_errors).toEqual([]);
    const rejected = await picture(data.saveDesign.design.id, viewer);
    expect([rejected.status, (await rejected.json()).message]).toEqual([
      422,
      "This design is too detailed to preview.",
    ]);
  });

  test("are drawn one after the other, with other requests in between", async () => {
    const viewer = from("203.0.113.5");
    const ids = await Promise.all(Array.from({ length: 20 }, () => designTag(engine, viewer)));
    const { turns, result: responses } = await countTurns(() =>
      Promise.all(ids.map((id) => picture(id, viewer))),
    );
    expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(turns).toBeGreaterThanOrEqual(ids.length - 1);
  });
});

test("a list of large designs lets other requests run in between", async () => {
  const owner = from("203.0.113.6");
  const document = JSON.stringify(wordyCube());
  for (let made = 0; made < 10; made += 1) {
    await engine.graphql(
      "mutation ($input: SaveDesignInput!) { saveDesign(input: $input) { design { id } } }",
      { input: { sku: "one-photo-cube", document } },
      { ...owner, owner: "owner of large designs" },
    );
  }
  const { turns, result } = await countTurns(() =>
    engine.graphql("{ designs { items { id } } }", {}, { owner: "owner of large designs" }),
  );
  expect(result.data.designs.items).toHaveLength(10);
  expect(turns).toBeGreaterThanOrEqual(20);
});

/** Number of times that other requests could run during some work. */
async function countTurns<Result>(work: () => Promise<Result>): Promise<{ turns: number; result: Result }> {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await setImmediate();
      turns += 1;
    }
  })();
  const result = await work();
  isDone = true;
  await others;
  return { turns, result };
}
