import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brandOf } from "~/brand/brands.server";
import { processImage, withImageFolder } from "~/image-processing";
import { loadingCache } from "~/memory-cache.server";
import { providerAddress, providerFetch } from "~/provider/host.server";
import { currentSettings } from "~/settings/settings.server";
import { findDrawing } from "./drawings.server";
import { SOCIAL_SIZE } from "./social-picture";

/** View of a product's picture (app/engine/catalog/sample-picture.ts) by kind. */
const VIEWS = new Map([
  ["product", "scene"],
  ["print", "print"],
  ["detail", "detail"],
  ["post", "scene"],
]);

const cached = loadingCache<Buffer>("socialPictures", ({ length }) => length);

/**
 * Serves /social/product/<sku>.jpg, the same product as /social/print/…, /social/detail/… and /social/post/…,
 * /social/drawing/<name>.jpg and /social/shop/front.jpg or logo.jpg: a drawn picture on the brand's background, for posts
 * of the blog on another of its colors.
 * @throws Response 404 for an unknown picture
 */
export async function respondWithSocialPicture(kind = "", file = ""): Promise<Response> {
  const name = /^([\w-]{1,100})\.jpg$/.exec(file)?.[1];
  const picture = name && (await cached(`${kind}/${name}`, () => drawPicture(kind, name)));
  if (!picture) throw new Response("Page Not Found", { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" },
  });
}

async function drawPicture(kind: string, name: string): Promise<Buffer | undefined> {
  const svg = await readSvg(kind, name);
  if (!svg) return undefined;
  const { paper, sand } = brandOf(currentSettings()).tokens.colors;
  const background = kind === "post" ? sand : paper;
  return withImageFolder(async (folder) => {
    const input = join(folder, "picture.svg");
    await writeFile(input, svg);
    const image = { kind: "svg", input, folder, visitor: null } as const;
    await processImage("draw", image, { ...SOCIAL_SIZE, background, quality: 82 });
    return readFile(join(folder, "drawn.jpg"));
  });
}

async function readSvg(kind: string, name: string): Promise<string | null> {
  if (kind === "drawing") return findDrawing(name)?.svg ?? null;
  if (kind === "shop") return shopPicture(name);
  const view = VIEWS.get(kind);
  if (!view) return null;
  const address = `${providerAddress()}/media/catalog/product/${name}.svg?view=${view}`;
  const response = await providerFetch(address);
  return response.ok ? response.text() : null;
}

/**
 * The picture of the shop itself: the first picture of its home page if it is one of the shop's drawings, otherwise its
 * logo.
 */
function shopPicture(name: string): string | null {
  const { home, logo } = brandOf(currentSettings());
  if (name === "logo") return logo;
  if (name !== "front") return null;
  const drawing = /^\/drawings\/([\w-]+)\.svg$/.exec(home.hero?.picture?.path ?? "")?.[1];
  return (drawing && findDrawing(drawing)?.svg) || logo;
}
