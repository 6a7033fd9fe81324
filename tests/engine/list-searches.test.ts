import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { composer } from "./drafts";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { sharedPhoto } from "./shared-photos";
import { callAdmin, resultOf, staffMember, type TestStaff } from "./staff";

/** Searches in lists of the staff, and their exports, which follow the page. */

let engine: EngineFixture;
let owner: TestStaff;
beforeAll(async () => {
  engine = await openFixture();
  owner = await staffMember(engine, "owner");
});
afterAll(() => engine.close());

interface Found {
  items: { id: string }[];
  end_cursor: string | null;
}

async function find(call: string, { token } = owner): Promise<Found> {
  const response = await callAdmin(engine, `{ list: ${call} { items { id } end_cursor } }`, {}, token);
  return resultOf<Found>(response, "list");
}

const idsOf = async (call: string, staff = owner) => (await find(call, staff)).items.map(({ id }) => id);

async function rowsOf(call: string, { token } = owner): Promise<Record<string, string>[]> {
  const response = await callAdmin(engine, `mutation { list: ${call} { csv } }`, {}, token);
  return parse(resultOf<{ csv: string }>(response, "list").csv, { bom: true, columns: true });
}

const elsewhere = () => staffMember(engine, "manager", { storeCodes: ["neon"] });

async function review(nickname: string, text: string, sku: string | null = "photo-mug"): Promise<string> {
  const { id } = await engine.db
    .insertInto("review")
    .values({
      store_code: "mpc",
      sku,
      nickname,
      summary: "Fine",
      text,
      rating: 5,
      author_key: nickname,
      is_verified: 0,
      status: "approved",
      created_at: new Date().toISOString(),
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  return String(id);
}

describe("reviews", () => {
  test("are found by SKU, and by words in any case and without accents, page by page", async () => {
    const ids = [await review("Zoë", "Sharp noses."), await review("Bo", "Sharp eyes.")].reverse();
    const ofStore = await review("Cleo", "=Quick", null);
    const search = (text: string, more = "") => `reviews(status: APPROVED, search: "${text}"${more})`;
    expect(await idsOf(search("photo-mug"))).toEqual(ids);
    expect(await idsOf(search("SHARP"))).toEqual(ids);
    expect(await idsOf(search("zoe sharp"))).toEqual([ids[1]]);
    expect(await idsOf(search("sharp whiskers"))).toEqual([]);
    expect(await idsOf('reviews(status: PENDING, search: "sharp")')).toEqual([]);
    const first = await find(search("sharp", ", pageSize: 1"));
    const second = await find(search("sharp", `, pageSize: 1, after: "${first.end_cursor}"`));
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.end_cursor).toBeNull();
    expect(await idsOf(search("sharp"), await elsewhere())).toEqual([]);
    expect(await rowsOf('exportReviews(status: APPROVED, search: "quick")')).toMatchObject([
      { review_id: ofStore, text: "'=Quick" },
    ]);
  });
});

describe("questions", () => {
  test("are found by SKU and by words, and exported as found", async () => {
    const asked = { store_code: "mpc", email: null, status: "published", answer: "", position: 0 };
    for (const [sku, question] of [
      ["photo-mug", "Is it dishwasher-safe?"],
      ["picture-ledge", "How deep is it?"],
    ])
      await engine.db
        .insertInto("product_question")
        .values({ ...asked, sku, question, nickname: "Ada", created_at: new Date().toISOString() })
        .execute();
    const rows = (search: string) => rowsOf(`exportQuestions(status: PUBLISHED, search: "${search}")`);
    expect(await rows("picture-ledge")).toMatchObject([{ question: "How deep is it?" }]);
    expect(await rows("dishwasher")).toMatchObject([{ sku: "photo-mug" }]);
    expect(await rows("microwave")).toEqual([]);
    expect((await idsOf('questions(status: PUBLISHED, search: "dishwasher")')).length).toBe(1);
  });
});

describe("shared photos", () => {
  test("are found by email and by the pet's name, page by page, and exported as found", async () => {
    const rex = await sharedPhoto(engine, "Rex");
    const rexes = [await sharedPhoto(engine, "Rex"), rex];
    await sharedPhoto(engine, "Mia");
    expect(new Set(await idsOf('sharedPhotos(search: "REX")'))).toEqual(new Set(rexes));
    expect(new Set(await idsOf('sharedPhotos(search: "Rex@example.com")'))).toEqual(new Set(rexes));
    expect(await idsOf('sharedPhotos(search: "nobody@example.com")')).toEqual([]);
    for (const search of ["rex", "rex@example.com"]) {
      const first = await find(`sharedPhotos(search: "${search}", pageSize: 1)`);
      const second = await find(
        `sharedPhotos(search: "${search}", pageSize: 1, after: "${first.end_cursor}")`,
      );
      expect(new Set([...first.items, ...second.items].map(({ id }) => id))).toEqual(new Set(rexes));
    }
    expect(await rowsOf('exportSharedPhotos(status: PENDING, search: "mia")')).toMatchObject([
      { pet_name: "Mia", email: "mia@example.com", status: "pending", store_code: "mpc" },
    ]);
    expect((await rowsOf("exportSharedPhotos(status: PENDING)")).length).toBe(3);
    expect(await rowsOf("exportSharedPhotos(status: PENDING)", await elsewhere())).toEqual([]);
  });
});

describe("draft orders", () => {
  test("are found by number and by email, and exported as found", async () => {
    const staff = composer(engine, owner.token);
    const id = await staff.start({ email: "found@example.com" });
    await staff.start({ email: "other@example.com" });
    const search = (text: string) => idsOf(`draftOrders(filter: { search: "${text}" })`);
    expect(await search(`d${id}`)).toEqual([id]);
    expect(await search(" Found@example.com ")).toEqual([id]);
    for (const text of ["D999999", "MPC100000001", "nobody@example.com", "some words"])
      expect(await search(text), text).toEqual([]);
    expect(await rowsOf(`exportDraftOrders(filter: { search: "D${id}" })`)).toMatchObject([
      { draft_order: `D${id}`, email: "found@example.com" },
    ]);
  });
});

describe("blanks", () => {
  test("are exported by name, store and what is low", async () => {
    const blank = { store_code: "mpc", low_quantity: 2, products: "[]" };
    await engine.db
      .insertInto("blank")
      .values([
        { ...blank, name: "White mug", quantity: 1 },
        { ...blank, name: "Black mug", quantity: 9 },
        { ...blank, name: "Pillow", quantity: 9 },
      ])
      .execute();
    const names = async (filter: string) =>
      (await rowsOf(`exportBlanks(filter: ${filter})`)).map(({ name }) => name);
    expect(await names('{ search: "MUG" }')).toEqual(["Black mug", "White mug"]);
    expect(await names('{ search: "mug", is_low: true }')).toEqual(["White mug"]);
    expect(await names('{ store_code: "neon" }')).toEqual([]);
  });
});
