import type { LoaderFunction } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { clearMemoryCache } from "~/engine/shared/memory-cache";
import { loader as routed, meta as routedMeta } from "~/routes/$";
import { loader as changePassword } from "~/routes/[.]well-known.change-password";
import { loader as securityContact } from "~/routes/[.]well-known.security[.]txt";
import { loader as blog } from "~/routes/blog._index";
import { loader as customerReviews } from "~/routes/customer-reviews";
import { loader as productReviews } from "~/routes/product.review.($productId)";
import { loader as questions } from "~/routes/productqa.index.view.ps.$productId";
import { loader as tool, meta as toolMeta } from "~/storefront/studio/design-tool-page";
import { findTool } from "~/storefront/studio/tools";
import { linkedId, replyTo } from "./decisions";
import { type EngineFixture, openFixture } from "./engine-fixture";

/** What search engines and other programs get to know of pages. */

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

async function open(loader: LoaderFunction, address: string, params: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${address}`);
  const response = (await loader({ request, params, context: {} })) as Response;
  return response.json();
}

const statusOf = (loader: LoaderFunction, address: string, params: Record<string, string> = {}) =>
  open(loader, address, params).then(
    () => 200,
    ({ status }: Response) => status,
  );

type Tag = Record<string, unknown>;
const tagsOf = (meta: typeof routedMeta | typeof toolMeta, data: unknown) =>
  meta({ data, params: {}, location: {}, matches: [] } as never) as Tag[];
const thing = (tags: Tag[], type: string) =>
  tags.map((tag) => tag["script:ld+json"] as Tag | undefined).find((data) => data?.["@type"] === type);
const property = (tags: Tag[], name: string) => tags.find((tag) => tag.property === name)?.content;

test("a product that is no longer sold is gone, and an unknown address is not found", async () => {
  const { db } = provider.engine as EngineFixture;
  await db
    .updateTable("product")
    .set({ is_enabled: 0, is_salable: 0 })
    .where("url_key", "=", "panorama-pet-mug")
    .execute();
  clearMemoryCache(db);
  expect(await statusOf(routed, "/panorama-pet-mug")).toBe(410);
  expect(await statusOf(routed, "/no-such-mug")).toBe(404);
});

describe("the offer of a product", () => {
  test("has its lowest and highest price, shipping and returns", async () => {
    const tags = tagsOf(routedMeta, await open(routed, "/custom-pet-photo-mug"));
    expect(thing(tags, "Product")).toMatchObject({
      brand: { name: "My Pet Canvas" },
      offers: {
        "@type": "AggregateOffer",
        lowPrice: "14.99",
        highPrice: expect.stringMatching(/^(?!14\.99)\d+\.\d\d$/),
        offers: [
          {
            price: "14.99",
            shippingDetails: {
              shippingRate: { value: "6.95", currency: "USD" },
              shippingDestination: { addressCountry: "US" },
            },
            hasMerchantReturnPolicy: { merchantReturnDays: 30 },
          },
        ],
      },
    });
  });

  test("has one price without options, and no shipping of what is emailed", async () => {
    const rings = thing(tagsOf(routedMeta, await open(routed, "/spare-split-rings")), "Product");
    expect(rings?.offers).toMatchObject({ "@type": "Offer", shippingDetails: {} });
    const certificate = thing(tagsOf(routedMeta, await open(routed, "/gift-certificate")), "Product");
    expect(JSON.stringify(certificate)).not.toContain("shippingDetails");
  });
});

describe("the picture of a page in social networks", () => {
  test("has its size and alternative text", async () => {
    const tags = tagsOf(routedMeta, await open(routed, "/custom-pet-photo-mug"));
    expect(property(tags, "og:image:width")).toBe("1200");
    expect(property(tags, "og:image:height")).toBe("630");
    expect(property(tags, "og:image:alt")).toBe("Custom Pet Photo Mug");
  });

  test("is another one on each category, tool and page of text", async () => {
    const { data } = await (provider.engine as EngineFixture).graphql("{ siteMap { path } }");
    const paths = data.siteMap.map(({ path }) => `/${path}`).filter(hasNoRouteOfItsOwn);
    const pages = new Map<string, string[]>();
    for (const path of paths) {
      const isTool = findTool(path) !== undefined;
      const tags = isTool
        ? tagsOf(toolMeta, await open(tool, path))
        : tagsOf(routedMeta, await open(routed, path));
      const image = String(property(tags, "og:image"));
      pages.set(image, [...(pages.get(image) ?? []), path]);
    }
    const shared = [...pages].filter(([, sharing]) => sharing.length > 1);
    expect(shared).toEqual([]);
  }, 180_000);
});

function hasNoRouteOfItsOwn(path: string): boolean {
  return !path.startsWith("/blog/") && path !== "/contact-us";
}

test("a tool tells the way to it, from the product that it designs, and what that costs", async () => {
  const tags = tagsOf(toolMeta, await open(tool, "/photomug-tool"));
  expect(thing(tags, "BreadcrumbList")).toMatchObject({
    itemListElement: [
      { name: "Home" },
      { name: "Custom Pet Photo Mug", item: "http://localhost:3000/custom-pet-photo-mug" },
      { item: "http://localhost:3000/photomug-tool" },
    ],
  });
  expect(thing(tags, "Product")).toMatchObject({
    sku: "photo-mug",
    image: expect.stringContaining("photo-mug"),
    brand: { name: "My Pet Canvas" },
    offers: {
      "@type": "AggregateOffer",
      lowPrice: "14.99",
      highPrice: expect.stringMatching(/^(?!14\.99)\d+\.\d\d$/),
      offers: [
        {
          price: "14.99",
          url: "http://localhost:3000/photomug-tool",
          shippingDetails: { shippingRate: { value: "6.95" } },
          hasMerchantReturnPolicy: { merchantReturnDays: 30 },
        },
      ],
    },
  });
  const sign = tagsOf(toolMeta, await open(tool, "/create-your-own-neon-sign"));
  expect(thing(sign, "Product")).toMatchObject({ brand: { name: "My Pet Canvas" } });
});

test("pages beyond the last one of reviews, questions and posts do not exist", async () => {
  expect(await statusOf(customerReviews, "/customer-reviews?p=2000")).toBe(404);
  expect(await statusOf(customerReviews, "/customer-reviews")).toBe(200);
  const mug = { productId: "photo-mug" };
  expect(await statusOf(productReviews, "/product/review/photo-mug?reviews=2000", mug)).toBe(404);
  expect(await statusOf(productReviews, "/product/review/photo-mug", mug)).toBe(200);
  expect(await statusOf(questions, "/productqa/index/view/ps/photo-mug?p=2000", mug)).toBe(404);
  expect(await statusOf(blog, "/blog?p=2000")).toBe(404);
});

test("a page of questions is distinct, or its product's page is the canonical one", async () => {
  const canonicalOf = async (productId: string) =>
    (await open(questions, `/productqa/index/view/ps/${productId}`, { productId })).page.canonical;
  expect(await canonicalOf("photo-mug")).toBe("http://localhost:3000/custom-pet-photo-mug");
  await answerQuestionOf("pet-tag");
  expect(await canonicalOf("pet-tag")).toBe("http://localhost:3000/productqa/index/view/ps/pet-tag");
});

/** A shopper asks, and the shop answers. */
async function answerQuestionOf(sku: string): Promise<void> {
  const engine = provider.engine as EngineFixture;
  await engine.graphql("mutation ($input: AskProductQuestionInput!) { askProductQuestion(input: $input) }", {
    input: { sku, nickname: "Ada", question: "Is the handle wide enough for two fingers?" },
  });
  await replyTo(engine, await linkedId(engine, "two fingers"), "For three.");
}

test("security.txt says where to report a vulnerability, and until when it holds", async () => {
  const text = await (await securityContact()).text();
  expect(text).toContain("Contact: mailto:hello@mypetcanvas.example");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});

test("password managers find the form for a new password", async () => {
  const { status, headers } = changePassword();
  expect([status, headers.get("Location")]).toEqual([302, "/customer/account/information"]);
});

test("the accessibility statement is a page of both brands", async () => {
  const { heading, content } = await open(routed, "/accessibility");
  expect(heading).toBe("Everyone should be able to shop here");
  expect(JSON.stringify(content)).toContain("WCAG");
});
