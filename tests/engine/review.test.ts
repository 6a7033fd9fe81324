import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEngine } from "~/engine/shared/engine";
import { randomId } from "~/engine/shared/secrets";
import { decideReview, linkedId } from "./decisions";
import { SHOP_EMAIL } from "./emails";
import { type EngineFixture, openFixture, type Sender } from "./engine-fixture";
import { customer, guest, place, readyCart } from "./shopper";
import { resultOf } from "./staff";

let engine: EngineFixture;

beforeAll(async () => {
  engine = await openFixture();
});

afterAll(() => engine.close());

interface Written {
  sku?: string;
  rating?: number;
  email?: string;
  order_number?: string;
  nickname?: string;
  summary?: string;
  text?: string;
}

/** Writes a review of a product, by a new person each time unless an address is given. */
async function review({ sku = "photo-mug", rating = 5, ...said }: Written = {}, sender: Sender = {}) {
  const { data } = await engine.graphql(
    "{ productReviewRatingsMetadata { items { id name values { value_id value } } } }",
  );
  const [rated] = data.productReviewRatingsMetadata.items;
  const ratings = rated.values
    .filter(({ value }) => value === String(rating))
    .map(({ value_id }) => ({ id: rated.id, value_id }));
  return engine.graphql(
    `mutation ($input: CreateProductReviewInput!) {
      createProductReview(input: $input) { review { nickname average_rating verified } }
    }`,
    { input: { sku, ratings, ...words(), ...said } },
    sender,
  );
}

function reviewShop(said: object = {}, sender: Sender = {}) {
  return engine.graphql(
    "mutation ($input: CreateShopReviewInput!) { createShopReview(input: $input) { review { rating } } }",
    { input: { rating: 5, ...words(), ...said } },
    sender,
  );
}

function words() {
  return {
    nickname: "Ada",
    summary: `Lovely ${randomId()}`,
    text: "It looks just like him, and the colors are right.",
    email: `${randomId().toLowerCase()}@example.com`,
  };
}

/** The newest email to the store that contains this text, and the review to which it leads. */
async function shopEmail(containing: string) {
  const mail = await engine.db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("recipient", "=", SHOP_EMAIL)
    .where("text_body", "like", `%${containing}%`)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return { ...mail, reviewId: await linkedId(engine, containing) };
}

async function moderate(id: string, decision: "APPROVED" | "REJECTED") {
  return resultOf<{ changed: number }>(await decideReview(engine, id, decision), "moderateReviews").changed;
}

async function approved(written: Written, sender: Sender = {}): Promise<string> {
  const summary = written.summary ?? `Approved ${randomId()}`;
  await review({ ...written, summary }, sender);
  const { reviewId } = await shopEmail(summary);
  await moderate(reviewId, "APPROVED");
  return reviewId;
}

async function ratingOf(sku: string) {
  const { data } = await engine.graphql(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      rating_summary review_count review_distribution { stars count }
      reviews(pageSize: 2, currentPage: 1) { items { summary average_rating verified ratings_breakdown { name value } } page_info { total_pages } }
    } } }`,
    { sku },
  );
  return data.products.items[0];
}

async function shopRating() {
  return (await engine.rest("/ratingbadge")).json();
}

describe("a review", () => {
  it("is shown and counted once the store has approved it, and not before", async () => {
    await review({ sku: "wrap-mug", rating: 4, summary: "Waiting for the shop" });
    expect(await ratingOf("wrap-mug")).toMatchObject({ review_count: 0, reviews: { items: [] } });

    const { reviewId } = await shopEmail("Waiting for the shop");
    expect(await moderate(reviewId, "APPROVED")).toBe(1);
    const shown = await ratingOf("wrap-mug");
    expect(shown).toMatchObject({ review_count: 1, rating_summary: 80 });
    expect(shown.reviews.items[0]).toMatchObject({
      summary: "Waiting for the shop",
      average_rating: 80,
      ratings_breakdown: [{ name: "Rating", value: "4" }],
    });
  });

  it("changes rating, distribution and the store's own numbers with each decision", async () => {
    const before = await shopRating();
    const ids = [];
    for (const rating of [5, 4, 4]) ids.push(await approved({ sku: "two-pet-mug", rating }));
    const three = await ratingOf("two-pet-mug");
    expect(three).toMatchObject({ review_count: 3, rating_summary: 86.6 });
    expect(three.review_distribution.map(({ stars, count }) => [stars, count])).toEqual([
      [5, 1],
      [4, 2],
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    expect(three.reviews.items).toHaveLength(2);
    expect(three.reviews.page_info.total_pages).toBe(2);
    expect(Number((await shopRating()).sites.review_count.text)).toBe(
      Number(before.sites.review_count.text) + 3,
    );

    await moderate(ids[0], "REJECTED");
    expect(await ratingOf("two-pet-mug")).toMatchObject({ review_count: 2, rating_summary: 80 });
    expect(Number((await shopRating()).sites.review_count.text)).toBe(
      Number(before.sites.review_count.text) + 2,
    );
  });

  it("is decided once: repeating a decision counts nothing twice", async () => {
    const id = await approved({ sku: "photo-pillow" });
    expect(await moderate(id, "APPROVED")).toBe(0);
    expect((await ratingOf("photo-pillow")).review_count).toBe(1);
  });

  it("of the store as a whole counts for the store and for no product", async () => {
    const before = await shopRating();
    await reviewShop({ summary: "A kind shop", rating: 3 });
    const message = await shopEmail("A kind shop");
    expect(message.subject).toBe("New review: 3 of 5 stars for the shop");
    await moderate(message.reviewId, "APPROVED");
    const after = await shopRating();
    expect(Number(after.sites.review_count.text)).toBe(Number(before.sites.review_count.text) + 1);
    const { data } = await engine.graphql(
      "{ shopReviews(rating: 3) { total_count distribution { count } items { summary product { sku } } } }",
    );
    expect(data.shopReviews.items).toEqual([{ summary: "A kind shop", product: null }]);
    const subtotal = data.shopReviews.distribution.reduce((total, { count }) => total + count, 0);
    expect(subtotal).toBe(data.shopReviews.total_count);
    expect(subtotal).toBe(Number(after.sites.review_count.text));
  });

  it("cannot be filtered by six stars", async () => {
    const { errors } = await engine.graphql("{ shopReviews(rating: 6) { total_count } }");
    expect(errors?.[0].message).toBe("Please choose from one to five stars.");
  });

  it("is limited to one per person and product; a second one is rejected, also a concurrent one", async () => {
    const email = "twice@example.com";
    const answers = await Promise.all([review({ email }), review({ email: "Twice@Example.com " })]);
    const rejected = answers.filter(({ errors }) => errors);
    expect(rejected).toHaveLength(1);
    expect(rejected[0].errors?.[0].extensions.category).toBe("graphql-already-exists");
    expect((await review({ email, sku: "pet-pillow" })).errors).toBeUndefined();

    expect((await reviewShop({ email })).errors).toBeUndefined();
    expect((await reviewShop({ email })).errors?.[0].extensions.category).toBe("graphql-already-exists");
  });

  it("cannot be written in a customer's name by a guest who knows their address", async () => {
    const grace = await customer(engine);
    expect((await review({ email: grace.email })).errors).toBeUndefined();
    expect((await review({ email: undefined }, grace)).errors).toBeUndefined();
    expect((await review({}, grace)).errors?.[0].extensions.category).toBe("graphql-already-exists");
  });

  it("has plain text within its limits", async () => {
    const rejections = [
      [{ text: "Too short" }, "text"],
      [{ text: "x".repeat(3001) }, "text"],
      [{ nickname: " \n " }, "nickname"],
      [{ summary: "x".repeat(101) }, "summary"],
      [{ email: "nobody" }, "email"],
      [{ email: "" }, "email"],
    ] as const;
    for (const [said, field] of rejections) {
      expect((await review(said)).errors?.[0].extensions.field).toBe(field);
    }
    for (const rating of [0, 6]) {
      expect((await review({ rating })).errors?.[0].extensions.field).toBe("rating");
      expect((await reviewShop({ rating })).errors?.[0].extensions.field).toBe("rating");
    }
    expect((await review({ sku: "no-such-thing" })).errors?.[0].extensions.category).toBe(
      "graphql-no-such-entity",
    );
    const { data } = await review({ nickname: "Ada\u0007  of\nHill" });
    expect(data.createProductReview.review.nickname).toBe("Ada of Hill");
  });

  it("is limited per writer", async () => {
    const email = `${randomId().toLowerCase()}@example.com`;
    const attempts = [];
    for (let count = 0; count < 12; count += 1) attempts.push(await review({ email }));
    expect(attempts.at(-1)?.errors?.[0].message).toMatch(/try again in an hour/);
  });

  it("appears in the email as text: it cannot contain HTML", async () => {
    await review({ summary: "<b>Bold</b>", text: '<img src=x onerror="alert(1)"> and more' });
    const { html_body } = await shopEmail("<b>Bold</b>");
    expect(html_body).toContain("&lt;b&gt;Bold&lt;/b&gt;");
    expect(html_body).not.toContain("<img");
  });

  it("includes its product, but no reviews of that product again, so that documents cannot recurse", async () => {
    await approved({ sku: "photo-blanket" });
    const once = `{ products(filter: { sku: { eq: "photo-blanket" } }) { items {
      reviews { items { product { name } } }
    } } }`;
    const [product] = (await engine.graphql(once)).data.products.items;
    expect(product.reviews.items[0].product.name).toBe("Full Photo Pet Blanket");
    const round = once.replace("name", "reviews { items { nickname } }");
    expect((await engine.graphql(round)).errors?.[0].message).toBe(
      "Reviews cannot be asked for within reviews.",
    );
    const ofShop = "{ shopReviews { items { product { reviews { items { nickname } } } } } }";
    expect((await engine.graphql(ofShop)).errors?.[0].extensions.category).toBe("graphql-input");
  });

  it("still counts after reseeding the catalog", async () => {
    await approved({ sku: "collage-blanket", rating: 2 });
    await engine.db.updateTable("configuration").set({ value: "old" }).where("key", "=", "seed").execute();
    const again = await openEngine(engine.settings);
    expect(await ratingOf("collage-blanket")).toMatchObject({ review_count: 1, rating_summary: 40 });
    await again.close();
  });
});

describe("a verified buyer", () => {
  it("is a guest who names an order with the product and their own address", async () => {
    const { data } = await place(engine, guest(), await readyCart(engine, guest()));
    const { number } = data.placeOrder.orderV2;
    await engine.db
      .updateTable("sales_order")
      .set({ status: "shipped" })
      .where("number", "=", number)
      .execute();
    const bought = { sku: "pet-tag", order_number: `#${number.toLowerCase()} ` };
    await approved({ ...bought, email: "Ada@example.com", summary: "Mine" });
    await approved({ ...bought, email: "stranger@example.com", summary: "Not mine" });
    await approved({ ...bought, sku: "bold-pet-tag", email: "ada@example.com", summary: "Another thing" });
    const { data: said } = await engine.graphql(
      "{ shopReviews(pageSize: 50) { items { summary verified } } }",
    );
    const verified = new Map(said.shopReviews.items.map(({ summary, verified }) => [summary, verified]));
    expect(verified.get("Mine")).toBe(true);
    expect(verified.get("Not mine")).toBe(false);
    expect(verified.get("Another thing")).toBe(false);
  });

  it("is a customer whose account has such an order, but not before it is paid", async () => {
    const grace = await customer(engine);
    const { data } = await place(engine, grace, await readyCart(engine, grace));
    await review({ sku: "pet-tag", summary: "Waits for the check" }, grace);
    expect((await shopEmail("Waits for the check")).text_body).toContain("Unverified purchase.");
    await engine.db
      .updateTable("sales_order")
      .set({ status: "processing" })
      .where("number", "=", data.placeOrder.orderV2.number)
      .execute();
    await reviewShop({ summary: "Has paid" }, grace);
    expect((await shopEmail("Has paid")).text_body).toContain("Verified purchase.");
  });

  it("is not revealed to the sender, so that nobody can probe orders", async () => {
    const grace = await customer(engine);
    const { data } = await place(engine, grace, await readyCart(engine, grace));
    await engine.db
      .updateTable("sales_order")
      .set({ status: "delivered" })
      .where("number", "=", data.placeOrder.orderV2.number)
      .execute();
    const answer = await review({ sku: "pet-tag" }, grace);
    expect(answer.data.createProductReview.review.verified).toBe(false);
  });
});

it("counts every review when many are decided at once", async () => {
  const ids = [];
  for (let count = 1; count <= 8; count += 1) {
    const summary = `At once, number ${count}.`;
    await review({ sku: "canvas-print", rating: 5, summary });
    ids.push((await shopEmail(summary)).reviewId);
  }
  await Promise.all(ids.map((id) => moderate(id, "APPROVED")));
  expect((await ratingOf("canvas-print")).review_count).toBe(8);
});
