import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storeDataOf } from "~/brand/store-data.server";
import { productPhotographs } from "~/engine/catalog/photographs";
import { openGallery, paintAhead } from "~/engine/catalog/pictures/paint-ahead";
import { loader as home } from "~/routes/_index";
import { loader as routed } from "~/routes/$";
import { HomeHero } from "~/storefront/content/home-hero";
import { homeMeta } from "~/storefront/content/home-meta";
import { drawnPage } from "../unit/brand/drawn-page";
import { type EngineFixture, openFixture } from "./engine-fixture";
import { brandsWith, TINY_BRAND } from "./tiny-brand";

/** Photographs in the folder of a brand, on its home page, its cards and its products' galleries. */

const HERO = `
home:
  hero:
    heading: Small tags
    lead: For small necks.
    button: { title: See the tags, path: /tags }
    picture:
      path: /drawings/hero.svg
      label: A drawing
      photo: { file: hamster-at-home.jpg, alt: A hamster at home }
`;
const PHOTOS = `
    photos:
      - { file: tag-on-hamster.png, alt: The tag on a hamster, isOnCard: true }
      - { file: tag-in-hand.jpg, alt: The tag in a hand }
`;
const TAGS = TINY_BRAND["catalog/products/tags.yaml"].trimEnd() + PHOTOS;

const { brandsDirectory, remove } = brandsWith("tiny", {
  ...TINY_BRAND,
  "brand.yaml": TINY_BRAND["brand.yaml"] + HERO,
  "catalog/products/tags.yaml": TAGS,
});

/** The storefront's provider is the test's engine, and its brand the one of this test. */
const provider = vi.hoisted(() => ({ engine: undefined as EngineFixture | undefined, brandsDirectory: "" }));
vi.mock("~/provider/host.server", async (original) => ({
  ...(await original<typeof import("~/provider/host.server")>()),
  async providerFetch(input: RequestInfo | URL, init?: RequestInit) {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return provider.engine?.rest(pathname + search, init);
  },
}));
vi.mock("~/settings/settings.server", async (original) => {
  const module = await original<typeof import("~/settings/settings.server")>();
  const ofBrand = () => ({ brand: "tiny", stores: ["tiny"], brandsDirectory: provider.brandsDirectory });
  return { ...module, currentSettings: () => ({ ...module.currentSettings(), ...ofBrand() }) };
});

beforeAll(async () => {
  provider.brandsDirectory = brandsDirectory;
  await writePhotographs();
  provider.engine = await openFixture({ brand: "tiny", stores: ["tiny"], brandsDirectory });
});
afterAll(async () => {
  await provider.engine?.close();
  remove();
});

async function writePhotographs(): Promise<void> {
  const folder = join(brandsDirectory, "tiny", "pictures");
  mkdirSync(folder);
  const photo = (color: string, size: { width: number; height: number }) =>
    sharp({ create: { ...size, channels: 3, background: color } });
  const located = { exif: { IFD0: { Copyright: "Private" } } };
  await photo("#cc8844", { width: 1600, height: 1200 })
    .jpeg()
    .withMetadata(located)
    .toFile(join(folder, "hamster-at-home.jpg"));
  await photo("#4488cc", { width: 900, height: 900 }).png().toFile(join(folder, "tag-on-hamster.png"));
  await photo("#44cc88", { width: 300, height: 300 }).jpeg().toFile(join(folder, "tag-in-hand.jpg"));
}

async function open(loader: typeof routed | typeof home, address: string) {
  const request = new Request(`http://localhost:3000${address}`);
  const response = (await loader({ request, params: {}, context: {} })) as Response;
  return response.json();
}

async function fetchPicture(address: string) {
  const response = (await provider.engine?.rest(address)) as Response;
  return { response, picture: await sharp(Buffer.from(await response.arrayBuffer())).metadata() };
}

test("a product's card shows its photograph, as AVIF in the requested width and without metadata", async () => {
  const { listing } = await open(routed, "/tags");
  const address: string = listing.cards[0].picture;
  expect(address).toMatch(/^\/media\/catalog\/product\/photo--tiny--tag-on-hamster\.webp\?v=[0-9a-f]{12}/);
  const { response, picture } = await fetchPicture(`${address.replace(".webp", ".avif")}&width=400`);
  expect(response.headers.get("Content-Type")).toBe("image/avif");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect([picture.width, picture.height, picture.exif]).toEqual([400, 400, undefined]);
});

test("a product's gallery shows the drawing first, then the photographs with their alternative texts", async () => {
  const { angles, picture } = await open(routed, "/hamster-tag");
  expect(picture.address).toContain("/media/catalog/product/hamster-tag.webp");
  expect(angles.map(({ description }: { description: string }) => description)).toEqual([
    "Hamster Tag",
    "The tag on a hamster",
    "The tag in a hand",
    "Hamster Tag, laid flat",
    "Hamster Tag, up close",
  ]);
});

test("a small photograph is not enlarged", async () => {
  const { angles } = await open(routed, "/hamster-tag");
  const { picture } = await fetchPicture(`${angles[2].address}&width=800`);
  expect(picture.width).toBe(300);
});

test("the home page's headline has its photograph in several widths", async () => {
  const view = await open(home, "/");
  const page = drawnPage(
    <HomeHero hero={view.texts.hero} picture={view.heroPicture}>
      {null}
    </HomeHero>,
  );
  expect(page).toContain('alt="A hamster at home"');
  const set = /type="image\/avif" srcSet="([^"]+)"/.exec(page)?.[1].replaceAll("&amp;", "&") ?? "";
  const [address, width] = set.split(", ")[2].split(" ");
  expect(width).toBe("1200w");
  expect(homeMeta(view.page, view.heroPicture)).toContainEqual(
    expect.objectContaining({ rel: "preload", as: "image", type: "image/avif", imageSrcSet: set }),
  );
  const { response, picture } = await fetchPicture(address);
  expect([response.headers.get("Content-Type"), picture.width, picture.height]).toEqual([
    "image/avif",
    1200,
    900,
  ]);
  expect(picture.exif).toBeUndefined();
});

test("photographs are painted in advance, and their addresses then have the colors of a preview", async () => {
  const folder = mkdtempSync(join(tmpdir(), "photographs-"));
  const gallery = {
    folder,
    name: "tiny",
    art: "first",
    products: [],
    photographs: storeDataOf("tiny", { brandsDirectory }).photographs,
    uploads: async () => [],
    signal: new AbortController().signal,
  };
  openGallery(gallery);
  await paintAhead(gallery);
  expect(readdirSync(join(folder, "1")).filter((name) => name.endsWith("-1200.avif"))).toHaveLength(3);
  const product = {
    store_code: "tiny",
    photos: JSON.stringify([{ file: "tag-on-hamster.png", alt: "A tag" }]),
  };
  expect(productPhotographs(product)[0].url).toMatch(/&preview=48c48c48c$/);
  rmSync(folder, { recursive: true });
});

test("a missing photograph stops the start by name", () => {
  const broken = brandsWith("broken", { ...TINY_BRAND, "catalog/products/tags.yaml": TAGS });
  expect(() => storeDataOf("broken", broken)).toThrow(
    /products\/tags\.yaml: there is no photograph pictures\/tag-on-hamster\.png/,
  );
  broken.remove();
});

test("a file elsewhere is no photograph", () => {
  const files = {
    ...TINY_BRAND,
    "catalog/products/tags.yaml": TAGS.replace("tag-in-hand.jpg", "../../logo.svg"),
  };
  const broken = brandsWith("elsewhere", files);
  expect(() => storeDataOf("elsewhere", broken)).toThrow(
    /photos\.1\.file must be a file of the brand's folder/,
  );
  broken.remove();
});
