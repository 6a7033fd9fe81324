import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** Where a new crop of an uploaded photo starts. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const SENDER = { owner: "a visitor's owner token" };
const MEADOW = `<rect width="900" height="600" fill="#bcd9a0"/><rect width="900" height="260" fill="#cfe6f5"/>`;
const DOG = `<g transform="translate(110 300)"><ellipse rx="90" ry="80" fill="#8a5a33"/>
  <circle cx="-30" cy="-12" r="12" fill="#1b1512"/><circle cx="30" cy="-12" r="12" fill="#1b1512"/>
  <ellipse cy="34" rx="22" ry="15" fill="#1b1512"/></g>`;

async function uploaded(drawing: string, orientation = 1) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">${drawing}</svg>`;
  const body = await sharp(Buffer.from(svg)).withMetadata({ orientation }).jpeg().toBuffer();
  const response = await engine.rest(
    "/rest/mpc/V1/photos",
    { method: "POST", body: new Uint8Array(body) },
    SENDER,
  );
  expect(response.status).toBe(201);
  return (await response.json()).data;
}

async function listed(id: string) {
  const { data } = await engine.graphql<{
    photos: { focus: { x: number; y: number } | null; colors: string[] }[];
  }>("query ($ids: [ID!]) { photos(ids: $ids) { id colors focus { x y } } }", { ids: [id] }, SENDER);
  return data.photos[0];
}

test("is at the animal at the left edge of the upright photo, in the response and in the list", async () => {
  const { id, focus } = await uploaded(MEADOW + DOG);
  expect(focus.x).toBeLessThan(0.25);
  expect(Math.abs(focus.y - 0.5)).toBeLessThan(0.15);
  expect((await listed(id)).focus).toEqual(focus);
});

test("the main colors are in the response and in the list", async () => {
  const { id, colors } = await uploaded(MEADOW + DOG);
  expect(colors).toHaveLength(3);
  for (const color of colors) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  expect((await listed(id)).colors).toEqual(colors);
});

test("is found after the photo is turned upright", async () => {
  const { focus } = await uploaded(MEADOW + DOG, 3);
  expect(focus.x).toBeGreaterThan(0.75);
});

test("is nowhere in a photo of one color, and in those stored before", async () => {
  const { id, focus } = await uploaded("");
  expect(focus).toBeNull();
  expect((await listed(id)).focus).toBeNull();
});
