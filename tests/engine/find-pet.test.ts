import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptBy } from "~/design/photo-mask/mask-contains";
import { countPhoto } from "~/engine/designs/photo-rate-limit";
import { petFace, petPhoto } from "../fixtures/pet-photo";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { petModels } from "./pet-models";
import { guest } from "./shopper";

/** The outline of the pet in a photo, found by the store's model, here by the color of its face. */

const models = petModels();
let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture({ cutOutModel: models.face });
});
afterAll(async () => {
  await engine.close();
  models.remove();
});

async function uploaded(sender: Sender, photo?: Buffer, { rest } = engine): Promise<string> {
  const body = new Uint8Array(photo ?? (await petPhoto()).buffer);
  const response = await rest("/rest/mpc/V1/photos", { method: "POST", body }, sender);
  return (await response.json()).data.id;
}

async function find(id: string, sender: Sender, { rest } = engine) {
  const response = await rest(`/rest/mpc/V1/photos/${id}/outline`, { method: "POST" }, sender);
  return { ...(await response.json()), status: response.status };
}

/** Overlap of an outline with the face, without the nose: intersection over union. */
function overlap(points: number[]): number {
  const keeps = keptBy({ shape: "outline", points, feather: 0 }, { width: 1, height: 1 });
  let [both, either] = [0, 0];
  for (let x = 0.0025; x < 1; x += 0.005) {
    for (let y = 0.0025; y < 1; y += 0.005) {
      const isFace = isWithin({ x, y }, petFace) && !isWithin({ x, y }, nose);
      const isFound = keeps({ x, y });
      both += Number(isFace && isFound);
      either += Number(isFace || isFound);
    }
  }
  return both / either;
}

interface Place {
  x: number;
  y: number;
}

const nose = { center: { x: 600 / 1200, y: 530 / 900 }, radius: { x: 46 / 1200, y: 32 / 900 } };

function isWithin({ x, y }: Place, { center, radius }: { center: Place; radius: Place }): boolean {
  return Math.hypot((x - center.x) / radius.x, (y - center.y) / radius.y) <= 1;
}

describe("a store with a model", () => {
  test("finds the pet in the visitor's photo", async () => {
    const sender = guest();
    const { status, data } = await find(await uploaded(sender), sender);
    expect(status).toBe(200);
    expect(overlap(data.outline)).toBeGreaterThan(0.97);
    expect((await engine.graphql("{ findsPets }")).data.findsPets).toBe(true);
  });

  test("looks at nobody else's photo", async () => {
    const id = await uploaded(guest());
    for (const [photo, sender] of [
      [id, guest()],
      [id, {}],
      ["0".repeat(32), guest()],
    ] as [string, Sender][])
      expect(await find(photo, sender)).toMatchObject({ status: 404, data: null });
  });

  test("says when there is no pet in a photo", async () => {
    const sender = guest();
    const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#2b5fd9" } })
      .jpeg()
      .toBuffer();
    const { status, message } = await find(await uploaded(sender, plain), sender);
    expect([status, message]).toEqual([
      422,
      "We couldn't find a pet in this photo. You can still cut it out by hand.",
    ]);
  });

  test("counts its work toward the visitor's limit of photos", async () => {
    const visitor = "203.0.113.70";
    const sender = { ...guest(), headers: { "X-Forwarded-For": visitor } };
    const id = await uploaded(sender);
    const before = await spent();
    await find(id, sender);
    expect(await spent()).toBeGreaterThan(before);
    await countPhoto({ db: engine.db, visitor }, 4000 * 1024 * 1024);
    expect((await find(id, sender)).status).toBe(429);

    async function spent(): Promise<number> {
      const rows = await engine.db.selectFrom("rate_limit").select("points").execute();
      return rows.reduce((total, { points }) => total + Number(points), 0);
    }
  });
});

describe("a store", () => {
  test("without a model finds nothing", async () => {
    const plain = await openFixture();
    const sender = guest();
    const id = await uploaded(sender, undefined, plain);
    expect((await find(id, sender, plain)).status).toBe(404);
    expect((await plain.graphql("{ findsPets }")).data.findsPets).toBe(false);
    await plain.close();
  });

  test("whose model is broken says that it could not look", async () => {
    const broken = await openFixture({ cutOutModel: models.broken });
    const sender = guest();
    const { status, message } = await find(await uploaded(sender, undefined, broken), sender, broken);
    expect([status, message]).toEqual([
      503,
      "We couldn't look for your pet just now. You can still cut it out by hand.",
    ]);
    await broken.close();
  });
});
