import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { canonicalPath } from "~/storefront/content/canonical-address.server";
import { loggedPath } from "../../scripts/logged-path.mjs";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { add, customer, designTag, newCart, place, readyCart, tag } from "./shopper";

let engine: EngineFixture;
let owner: Sender;
let id: string;
beforeAll(async () => {
  engine = await openFixture();
});
afterAll(() => engine.close());
beforeEach(async () => {
  owner = await customer(engine);
  id = await designTag(engine, owner);
});

const FIELDS = "id name sku document revision is_saved share_token picture_url";

async function act(call: string, variables: object, sender: Sender = owner) {
  const names = { id: "$id: ID!", name: "$name: String" };
  const declared = Object.keys(variables).map((name) => names[name as keyof typeof names]);
  return engine.graphql(`mutation (${declared.join(", ")}) { ${call} }`, variables, sender);
}

const rename = (name: string | null, sender?: Sender) =>
  act(`renameDesign(id: $id, name: $name) { ${FIELDS} }`, { id, name }, sender);
const duplicate = (sender?: Sender) => act(`duplicateDesign(id: $id) { ${FIELDS} }`, { id }, sender);
const share = (sender?: Sender) => act(`shareDesign(id: $id) { ${FIELDS} }`, { id }, sender);
const unshare = (sender?: Sender) => act(`unshareDesign(id: $id) { ${FIELDS} }`, { id }, sender);
const remove = (sender?: Sender) => act("deleteDesign(id: $id) { is_still_needed }", { id }, sender);

async function list(sender: Sender = owner): Promise<string[]> {
  const { data } = await engine.graphql("{ designs { items { id } } }", {}, sender);
  return data.designs.items.map((design) => design.id);
}

async function read(designId = id) {
  const { data } = await engine.graphql(
    `query ($id: ID!) { design(id: $id) { ${FIELDS} } }`,
    { id: designId },
    owner,
  );
  return data.design;
}

async function shared(token: string, sender: Sender = {}) {
  const { data } = await engine.graphql(
    "query ($token: String!) { sharedDesign(token: $token) { name sku document picture_url } }",
    { token },
    sender,
  );
  return data.sharedDesign;
}

/** The picture's status for a visitor without login and cookies. */
async function pictureStatus(address: string): Promise<number> {
  const path = address.replace(/^\/pictures(\/designs\/\w+\/\d+)\.svg/, "/rest/mpc/V1$1/picture.svg");
  return (await engine.rest(path)).status;
}

describe("a name", () => {
  test("is set, trimmed and removed", async () => {
    expect((await rename("  For grandma ")).data.renameDesign.name).toBe("For grandma");
    expect((await read()).name).toBe("For grandma");
    await rename("");
    expect((await read()).name).toBeNull();
    await rename("Again");
    await rename(null);
    expect((await read()).name).toBeNull();
  });

  test.each([
    ["of 60 characters is taken", "n".repeat(60), undefined],
    ["of 61 characters is refused", "n".repeat(61), "name"],
    ["of two lines is refused", "one\ntwo", "name"],
    ["with a control character is refused", "one\u0007", "name"],
  ])("%s", async (_what, name, field) => {
    const { errors } = await rename(name);
    expect(errors?.[0].extensions.field).toBe(field);
  });

  test("creates no new revision", async () => {
    await rename("For grandma");
    expect((await read()).revision).toBe(1);
  });
});

describe("a copy", () => {
  test("looks the same, and is independent of the original", async () => {
    await rename("For grandma");
    await share();
    const copy = (await duplicate()).data.duplicateDesign;
    const original = await read();
    expect(copy).toMatchObject({
      name: "Copy of For grandma",
      document: original.document,
      sku: original.sku,
      revision: 1,
      share_token: null,
    });
    expect(copy.id).not.toBe(id);
    await remove();
    expect(await list()).toEqual([copy.id]);
  });

  test("of a long name has a valid name, and of none has none", async () => {
    expect((await duplicate()).data.duplicateDesign.name).toBeNull();
    await rename("n".repeat(60));
    expect((await duplicate()).data.duplicateDesign.name).toBe(`Copy of ${"n".repeat(52)}`);
  });
});

describe("applied to another product", () => {
  const applyToProduct = (sku: string, sender = owner) =>
    engine.graphql(
      `mutation ($id: ID!, $sku: String) { duplicateDesign(id: $id, sku: $sku) { ${FIELDS} } }`,
      { id, sku },
      sender,
    );

  test("is a new design of that product with the same text, and the first is unchanged", async () => {
    const before = await read();
    const { id: newId, ...copy } = (await applyToProduct("photo-mug")).data.duplicateDesign;
    expect(copy).toMatchObject({ sku: "photo-mug", revision: 1, share_token: null, is_saved: true });
    expect(newId).not.toBe(id);
    const [tag, mug] = [before.document, copy.document].map((document) => JSON.parse(document));
    const nameOf = (layers: { id: string; text?: string }[]) =>
      layers.find((layer) => layer.id === "name")?.text;
    expect(mug.blueprint).toBe("photomug");
    expect(nameOf(mug.surfaces.wrap.layers)).toBe(nameOf(tag.surfaces.front.layers));
    expect(await read()).toEqual(before);
  });

  test.each(["gift-certificate", "no-such-thing"])("is rejected for %s", async (sku) => {
    const { errors } = await applyToProduct(sku);
    expect(errors?.[0].extensions).toMatchObject({ category: "graphql-input", field: "sku" });
    expect(await list()).toEqual([id]);
  });
});

describe("a link", () => {
  test("shows the design and its picture to everyone, and nothing else", async () => {
    await rename("For grandma");
    const { share_token } = (await share()).data.shareDesign;
    const seen = await shared(share_token);
    expect(seen).toMatchObject({ name: "For grandma", sku: "pet-tag", document: (await read()).document });
    expect(await pictureStatus(seen.picture_url)).toBe(200);
    expect(await pictureStatus(seen.picture_url.replace(/\?.*/, ""))).toBe(404);
    const { data } = await engine.graphql("query ($id: ID!) { design(id: $id) { id } }", { id });
    expect(data.design).toBeNull();
  });

  test("stays the same while the design is shared, and changes after that", async () => {
    const first = (await share()).data.shareDesign.share_token;
    expect((await share()).data.shareDesign.share_token).toBe(first);
    expect((await unshare()).data.unshareDesign.share_token).toBeNull();
    const second = (await share()).data.shareDesign.share_token;
    expect(second).not.toBe(first);
    expect(await shared(first)).toBeNull();
    expect(await shared(second)).not.toBeNull();
  });

  test("is invalid once it is revoked, also for its picture", async () => {
    const { share_token } = (await share()).data.shareDesign;
    const { picture_url } = await shared(share_token);
    await unshare();
    expect(await shared(share_token)).toBeNull();
    expect(await pictureStatus(picture_url)).toBe(404);
  });

  test("of one design does not open the picture of another", async () => {
    const { share_token } = (await share()).data.shareDesign;
    const other = await designTag(engine, owner);
    expect(await pictureStatus(`/pictures/designs/${other}/1.svg?share=${share_token}`)).toBe(404);
  });

  test("keeps its case in a URL, and is not logged", async () => {
    const address = `/share-design/${(await share()).data.shareDesign.share_token}`;
    expect(canonicalPath(address)).toBe(address);
    expect(loggedPath(address)).toBe("/share-design/…");
  });

  test.each(["", "null", "x".repeat(64), "x".repeat(5000), "' or 1=1 --"])("%j is invalid", async (token) => {
    expect(await shared(token)).toBeNull();
  });
});

describe("a deleted design", () => {
  test("is deleted with its revisions", async () => {
    expect((await remove()).data.deleteDesign.is_still_needed).toBe(false);
    expect(await list()).toEqual([]);
    expect(await read()).toBeNull();
    const revisions = await engine.db
      .selectFrom("design_revision")
      .selectAll()
      .where("design_id", "=", id)
      .execute();
    expect(revisions).toEqual([]);
    expect((await remove()).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });

  test("stays in a cart that contains it, and can be bought", async () => {
    const cart = await readyCart(engine, owner);
    [id] = await list();
    expect((await remove()).data.deleteDesign.is_still_needed).toBe(true);
    expect(await list()).not.toContain(id);
    expect((await place(engine, owner, cart)).data.placeOrder.orderV2.items).toHaveLength(1);
    expect((await read()).is_saved).toBe(false);
  });

  test("is no longer shared", async () => {
    await add(engine, owner, await newCart(engine, owner), [tag(id)]);
    const { share_token } = (await share()).data.shareDesign;
    await remove();
    expect(await shared(share_token)).toBeNull();
    expect((await share()).errors?.[0].extensions.category).toBe("graphql-no-such-entity");
  });

  test("is listed again when it is changed from the cart", async () => {
    await add(engine, owner, await newCart(engine, owner), [tag(id)]);
    await remove();
    await designTag(engine, owner, { id, options: { shape: "bone" } });
    expect(await list()).toContain(id);
  });
});
