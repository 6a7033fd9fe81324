import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDocument } from "~/design/blueprint/blueprint";
import { applyCommand } from "~/design/document/commands";
import { findBlueprint } from "~/design/products/known-products";
import { eraseCustomer } from "~/engine/account-deletion/erase-customer";
import { move, ordered } from "./atelier";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { jobContext, orderDesign, printAll, printedBytes, printFiles, readablePdf } from "./print-shop";
import { customer, guest } from "./shopper";

/** Clip art that shoppers upload. */

let engine: EngineFixture;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());

const visitor: Sender = { owner: "a visitor's owner token" };
const stranger: Sender = { owner: "another visitor's token" };
/** A triangle whose corners no other drawing has. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>
  <path d="M0 0 L13.31 87.65 L100 100 Z"/></svg>`;
const TRIANGLE = "M0 0L13.31 87.65 100 100Z";

const send = (body: string, sender: Sender = visitor) =>
  engine.rest("/rest/mpc/V1/clip-art", { method: "POST", body }, sender);

async function uploaded(sender: Sender = visitor): Promise<string> {
  const response = await send(DRAWING, sender);
  expect(response.status).toBe(201);
  return (await response.json()).data.id;
}

function tagWith(art: string) {
  const blueprint = findBlueprint("pet-tags");
  if (!blueprint) throw new Error("There are no tags.");
  const document = startDocument(blueprint);
  const [surface] = Object.keys(document.surfaces);
  return applyCommand(document, { type: "add-layer", surface, kind: "art", art });
}

async function save(art: string, sender: Sender = visitor) {
  const { data } = await engine.graphql<{
    saveDesign: {
      design: { id: string; clip_art: object[]; photos: object[] } | null;
      user_errors: { code: string }[];
    };
  }>(
    `mutation ($input: SaveDesignInput!) { saveDesign(input: $input) {
       design { id clip_art { id paths { d is_even_odd color } } photos { id } } user_errors { code } } }`,
    { input: { sku: "pet-tag", document: JSON.stringify(tagWith(art)) } },
    sender,
  );
  return data.saveDesign;
}

describe("an uploaded drawing", () => {
  test("is kept as its shapes alone, and its design has them", async () => {
    const id = await uploaded();
    const stored = await engine.db
      .selectFrom("photo")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(stored.paths).toBe(JSON.stringify([{ d: TRIANGLE, isEvenOdd: false }]));
    expect(JSON.stringify(stored)).not.toMatch(/script|onload/);
    const { design } = await save(id);
    expect(design?.clip_art).toEqual([{ id, paths: [{ d: TRIANGLE, is_even_odd: false, color: null }] }]);
    expect(design?.photos).toEqual([]);
  });

  test("of several colors keeps them, and lines as their outlines", async () => {
    const response = await send(
      '<svg><rect width="8" height="8" fill="#d64541"/><path d="M1 4H7" stroke="#fff" stroke-width="2" fill="none"/></svg>',
    );
    const { id, paths } = (await response.json()).data;
    expect(paths.map(({ color }: { color?: string }) => color)).toEqual(["#d64541", "#ffffff"]);
    const { design } = await save(id);
    expect(design?.clip_art).toMatchObject([{ id, paths: [{ color: "#d64541" }, { color: "#ffffff" }] }]);
    const picture = await engine.rest(`/rest/mpc/V1/designs/${design?.id}/1/picture.svg`, {}, visitor);
    expect(await picture.text()).not.toContain("#d64541");
  });

  test("is no clip art for anybody else, like an unknown one", async () => {
    const id = await uploaded();
    for (const art of [id, `own-${"0".repeat(32)}`]) {
      const { design, user_errors } = await save(art, stranger);
      expect(design).toBeNull();
      expect(user_errors.map(({ code }) => code)).toEqual(["CLIP_ART_NOT_FOUND"]);
    }
  });

  test("is no photo: it is not on their list", async () => {
    const id = await uploaded();
    const { data } = await engine.graphql<{ photos: object[] }>(
      "query ($ids: [ID!]) { photos(ids: $ids) { id } }",
      { ids: [id] },
      visitor,
    );
    expect(data.photos).toEqual([]);
  });

  test("is in the picture of the design", async () => {
    const { design } = await save(await uploaded());
    const response = await engine.rest(`/rest/mpc/V1/designs/${design?.id}/1/picture.svg`, {}, visitor);
    expect(await response.text()).toContain(`d="${TRIANGLE}"`);
  });

  test("is deleted with its customer's account", async () => {
    const owner = await customer(engine);
    const id = await uploaded(owner);
    await save(id, owner);
    await engine.db.transaction().execute(async (transaction) => {
      const rows = transaction.selectFrom("customer").selectAll().where("id", "=", owner.id);
      await eraseCustomer(transaction, engine.settings, await rows.executeTakeFirstOrThrow());
    });
    expect(await engine.db.selectFrom("photo").select("id").where("id", "=", id).execute()).toEqual([]);
  });
});

test.each([
  ["no SVG", "GIF89a and more", 422],
  ["more than 200 kB", `<svg>${" ".repeat(200_000)}</svg>`, 413],
  ["a drawing with text", "<svg><text>Bella</text></svg>", 422],
  ["definitions of entities", `<!DOCTYPE svg [<!ENTITY a "lol">]><svg><path d="&a;"/></svg>`, 422],
])("%s is rejected with a message", async (_what, body, status) => {
  const response = await send(body, { owner: `the sender of ${_what}` });
  expect(response.status).toBe(status);
  expect((await response.json()).message).toMatch(/drawing|SVG/);
});

test("nobody without an owner's token uploads one", async () => {
  expect((await send(DRAWING, {})).status).toBe(401);
});

describe("the print file of an engraved tag", () => {
  async function printed(art: string) {
    const { itemId, number } = await ordered(engine, guest());
    await move(engine, number, "TAKE_PAYMENT");
    await orderDesign(engine, itemId, tagWith(art));
    await printAll(engine);
    return { itemId, files: await printFiles(engine, itemId) };
  }

  test("has the drawing as a path, in black", async () => {
    const { files } = await printed(await uploaded());
    const pdf = readablePdf(printedBytes(engine, files[0]));
    expect(pdf).toMatch(/\n0 0 m\n13\.31 87\.65 l\n100 100 l\nh\n\/Ink\d cs 1 scn\nf\n/);
  });

  test("is not made without the drawing", async () => {
    const { itemId, files } = await printed(`own-${"0".repeat(32)}`);
    expect(files).toEqual([]);
    const task = await jobContext(engine)
      .db.selectFrom("print_task")
      .select("state")
      .where("order_item_id", "=", Number(itemId))
      .executeTakeFirst();
    expect(task?.state).not.toBe("done");
  });
});
