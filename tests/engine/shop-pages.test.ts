import type { LoaderFunction } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { redirectPathCookie, setCookie, toolDraftCookie } from "~/provider/cookies.server";
import { loader as root } from "~/root";
import { loader as routed } from "~/routes/$";
import { loader as productReviews } from "~/routes/product.review.($productId)";
import { loader as questions } from "~/routes/productqa.index.view.ps.$productId";
import { loader as uploadChoice } from "~/routes/uploadchoice-tool";
import { loader as writeReview } from "~/routes/write-a-review";
import type { ProductCardView } from "~/storefront/catalog/product-card";
import { action as sendTool, loader as tool } from "~/storefront/studio/design-tool-page";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** The storefront's provider is the test's engine. */
const provider = vi.hoisted(() => ({ engine: undefined as EngineFixture | undefined }));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<typeof import("~/provider/host.server")>()),
  async providerFetch(input: RequestInfo | URL, init?: RequestInit) {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return provider.engine?.rest(pathname + search, init);
  },
}));

beforeAll(async () => {
  provider.engine = await openFixture();
});
afterAll(() => provider.engine?.close());

/** What the page shows, or the response that it throws. */
async function open(loader: LoaderFunction, address: string, params: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${address}`);
  const response = (await loader({ request, params, context: {} })) as Response;
  return response.json();
}

function redirectOf(loader: LoaderFunction, address: string, params: Record<string, string>) {
  return open(loader, address, params).catch(({ status, headers }: Response) => [
    status,
    headers.get("Location"),
  ]);
}

describe("a URL that asks for something unknown", () => {
  it.each(["no-such-mug", "hanging-kit"])(
    "opens a tool with another product, and says so: %s",
    async (sku) => {
      const { view } = await open(tool, `/photomug-tool?sku=${sku}`);
      expect(view.product.sku).toBe("photo-mug");
      expect(view.notice).toBe("We couldn't find that product. Here's our Custom Pet Photo Mug.");
    },
  );

  it("opens a new design, and says so", async () => {
    const { view } = await open(tool, `/photomug-tool?design=${"d".repeat(32)}`);
    expect(view.notice).toMatch(/^We couldn't find that design here\./);
  });

  it("opens a design without the photo, and says so", async () => {
    const { view } = await open(tool, `/photomug-tool?photo=${"p".repeat(32)}`);
    expect(view.notice).toMatch(/^We couldn't find that photo here\./);
    expect((await open(uploadChoice, `/uploadchoice-tool?photo=${"p".repeat(32)}`)).view.isMissing).toBe(
      true,
    );
  });

  it("asks what is reviewed", async () => {
    expect(await open(writeReview, "/write-a-review?sku=no-such-mug")).toMatchObject({ isUnknown: true });
  });

  it("says nothing otherwise", async () => {
    expect((await open(tool, "/photomug-tool")).view.notice).toBeNull();
    expect((await open(tool, "/photomug-tool?sku=two-pet-mug")).view.notice).toBeNull();
    expect((await open(uploadChoice, "/uploadchoice-tool")).view.isMissing).toBe(false);
    const asked = await open(writeReview, "/write-a-review?sku=photo-mug");
    expect(asked).toMatchObject({ isUnknown: false, about: "photo-mug" });
    expect(await open(writeReview, "/write-a-review")).toMatchObject({ isUnknown: false });
  });
});

// @specification §3 L138, L141
test("the cards of a list have their products' discounts, and mark pillows", async () => {
  const { listing } = await open(routed, "/sale", { "*": "sale" });
  const cards: ProductCardView[] = listing.cards;
  expect(cards.find(({ sku }) => sku === "free-pillow")).toMatchObject({
    discountLable: "60% off",
    discountClass: "bg-accent-fill text-on-accent",
    discountContent: "You save $14.93",
    pillow: true,
  });
  const magnet = cards.find(({ sku }) => sku === "sale-magnet");
  expect(magnet).toMatchObject({ discountLable: "38% off", discountContent: "You save $3.00" });
  expect(magnet).not.toHaveProperty("discountClass");
  expect(magnet).not.toHaveProperty("pillow");
});

// @specification §9 L303
test.each([
  ["free-photo-canvas", "/canvas-tool", /free\..*covers printing, stretching and handling/],
  ["free-canvas", "/canvas-tool", /free\..*covers printing, stretching and handling/],
  ["free-pillow", "/pillow-tool", /free\..*covers printing, sewing and handling/],
])("%s says what it includes, on its page and in its tool", async (sku, path, note) => {
  const page = await open(routed, `/${sku}`, { "*": sku });
  expect(page.priceNote).toMatch(note);
  expect(page.description).toMatch(
    /<h3>What's included<\/h3>.*which is what you pay for.*Not included: shipping/s,
  );
  expect((await open(tool, `${path}?sku=${sku}`)).view.product.priceNote).toMatch(note);
});

// @specification §3 L112
describe("a product that is neither made nor shipped", () => {
  it.each([
    [
      "gift-certificate",
      ["When will they get the gift certificate?", "How do they use it?", "Does it expire?"],
      "gift-certificates",
    ],
    [
      "champ-membership",
      [
        "What does the membership include?",
        "Can I combine it with a special price?",
        "Does it renew by itself?",
      ],
      "memberships",
    ],
  ])("has its own questions and category: %s", async (path, asked, family) => {
    const view = await open(routed, `/${path}`, { "*": path });
    expect(view.questions.questions.map(({ question }: { question: string }) => question)).toEqual(asked);
    expect(view.questions.count).toBe(4);
    expect(view.crumbs).toEqual([
      { title: "Gift Certificates & Membership", path: "/gift-certificates-and-membership" },
    ]);
    expect(view).toMatchObject({ families: [family], arrival: null });
  });
});

describe("the shell of a page", () => {
  async function cookiesOf(address: string, sent = ""): Promise<string[]> {
    const request = new Request(`http://localhost:3000${address}`, { headers: { Cookie: sent } });
    const response = (await root({ request, params: {}, context: {} })) as Response;
    return response.headers.getSetCookie();
  }

  // @specification §2 L86
  it.each(["/", "/faq", "/photomug-tool?sku=photo-mug"])(
    "remembers the page for the login: %s",
    async (address) => {
      const cookie = (await cookiesOf(address)).find((set) => set.startsWith("MPC_REDIRECT="));
      expect(await redirectPathCookie.parse(cookie ?? null)).toBe(address);
    },
  );

  // @specification §2 L79
  it("deletes the design of a tool in another tool", async () => {
    const request = new Request("http://localhost:3000/");
    const draft = (await setCookie(request, toolDraftCookie, "/photomug-tool?design=x")).split(";")[0];
    const deletes = expect.stringMatching(/^MPC_TOOL_DRAFT=[^;]*; Max-Age=0/);
    expect(await cookiesOf("/photomug-tool", draft)).not.toContainEqual(deletes);
    expect(await cookiesOf("/pillow-tool", draft)).toContainEqual(deletes);
  });
});

describe("a tool whose products differ in more than their layout", () => {
  // @specification §2 L64, L67, L72, L74
  it.each([
    [
      "/designtool-tool",
      "Material",
      [
        "Pet Photo Board",
        "Wooden Pet Print",
        "Metal Pet Print",
        "Acrylic Pet Print",
        "Dog Gallery Wall, Three Panels",
      ],
    ],
    ["/photolamp-tool", "Lamp", ["Moon Photo Lamp", "Photo Light Box"]],
    ["/walltiles-tool", "Picture", ["Pet Photo Wall Tiles", "One Photo Wall Tiles"]],
  ])("offers the choice that its description promises: %s, %s", async (path, title, names) => {
    const { versions } = (await open(tool, path)).view;
    expect(versions.title).toBe(title);
    const offered = versions.versions.map(({ name }: { name: string }) => name);
    expect(offered).toEqual(names);
  });

  it("moves a new design to the chosen one, and leaves no copy behind", async () => {
    const form = new FormData();
    form.set("intent", "apply-to:metal-print");
    const address = "http://localhost:3000/designtool-tool?sku=acrylic-print";
    const request = new Request(address, { method: "POST", body: form });
    const response = (await sendTool({ request, params: {}, context: {} })) as Response;
    expect(response.status).toBe(303);
    const Cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
    const next = new Request(new URL(response.headers.get("Location") ?? "", address), {
      headers: { Cookie },
    });
    const { view } = await ((await tool({ request: next, params: {}, context: {} })) as Response).json();
    expect(view).toMatchObject({ product: { sku: "metal-print" }, notice: null });
    const designs = await (provider.engine as EngineFixture).db.selectFrom("design").select("sku").execute();
    expect(designs).toEqual([{ sku: "metal-print" }]);
  });

  it("is the only one with such a choice", async () => {
    expect((await open(tool, "/photomug-tool")).view.versions).toBeNull();
  });
});

describe("the questions about a product", () => {
  const PATH = "/productqa/index/view/ps";
  const askFor = (productId: string) => redirectOf(questions, `${PATH}/${productId}`, { productId });

  // @specification §2 L59
  it("are found by SKU", async () => {
    expect(await askFor("photo-mug")).toMatchObject({ product: { name: "Custom Pet Photo Mug" } });
  });

  // @specification §2 L59
  it("are found by the product's uid, which leads to the SKU", async () => {
    const { data } = await (provider.engine as EngineFixture).graphql(
      '{ products(filter: { sku: { eq: "photo-mug" } }) { items { uid } } }',
    );
    expect(await askFor(data.products?.items?.[0]?.uid ?? "")).toEqual([301, `${PATH}/photo-mug`]);
    expect(await askFor("Photo-Mug")).toEqual([301, `${PATH}/photo-mug`]);
  });

  it("are not found by anything else", async () => {
    expect(await askFor("no-such-mug")).toEqual([404, null]);
    expect(await askFor("%3Cscript%3E")).toEqual([404, null]);
  });
});

// @specification §2 L26
describe("/product/review", () => {
  it("has the reviews of one product", async () => {
    const shown = await open(productReviews, "/product/review/photo-mug", { productId: "photo-mug" });
    expect(shown).toMatchObject({
      product: { name: "Custom Pet Photo Mug", path: "/custom-pet-photo-mug" },
      page: { canonical: "http://localhost:3000/product/review/photo-mug", robots: "NOINDEX,FOLLOW" },
      list: { page: 1 },
    });
  });

  it("leads to all reviews without a product, and to none of an unknown one", async () => {
    expect(await redirectOf(productReviews, "/product/review", {})).toEqual([302, "/customer-reviews"]);
    const unknown = { productId: "no-such-mug" };
    expect(await redirectOf(productReviews, "/product/review/no-such-mug", unknown)).toEqual([404, null]);
  });
});

// @specification §2 L72, L74-77
test.each([
  ["/walltiles-tool", "INDEX,FOLLOW"],
  ["/skateboard-tool", "INDEX,FOLLOW"],
  ["/create-your-own-neon-sign", "INDEX,FOLLOW"],
  ["/rubixcube-tool", "NOINDEX, NOFOLLOW"],
  ["/stocking-tool", "NOINDEX"],
])("search engines are told by %s: %s", async (path, robots) => {
  expect((await open(tool, path)).page.robots).toBe(robots);
});

// @specification §2 L26, L64
test("/uploadchoice-tool and /product/upload are one page for search engines", async () => {
  for (const path of ["/uploadchoice-tool", "/product/upload"]) {
    expect((await open(uploadChoice, path)).page, path).toMatchObject({
      canonical: "http://localhost:3000/uploadchoice-tool",
      robots: "INDEX,FOLLOW",
    });
  }
});
