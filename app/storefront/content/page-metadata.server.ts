import { redirect } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";
import { askPageMetadata, type ProviderPage } from "~/provider/page-metadata.server";
import { currentSettings } from "~/settings/settings.server";
import { movedAddress } from "./moved-address";
import type { PageDescription } from "./page-description";
import { pagePicture } from "./page-pictures";
import { metadataOfRoute } from "./route-metadata";

/**
 * Reads the metadata of the page at this URL: the page's own defaults, overridden by the provider's, and both by what
 * specification §2 fixes for the route.
 * @throws Response a redirect when the page details say that the page has moved
 */
export async function readPageMetadata(
  request: Request,
  { defaults }: { defaults: Partial<PageDescription> },
): Promise<PageDescription> {
  const { pathname, search } = new URL(request.url);
  const page = await askPageMetadata(request, slugOf(pathname));
  const details = page?.pageDetails;
  if (details?.relative_url && (details.redirect_code ?? 0) >= 300) {
    throw redirect(movedAddress(details.relative_url, search), details.redirect_code === 302 ? 302 : 301);
  }
  const { path, description: imageAlt } = pagePicture(pathname);
  const image = `${currentSettings().publicUrl}${path}`;
  const described = {
    title: thisBrand().name,
    description: "",
    canonical: `${currentSettings().publicUrl}${pathname}`,
    image,
    ...defaults,
    ...(page && descriptionOf(page)),
    ...(page && withSign(page)),
    ...metadataOfRoute(pathname, currentSettings().storeCountry),
  };
  return described.image === image ? { imageAlt, ...described } : described;
}

/** Starts the provider request early, so that `readPageMetadata` waits less. */
export function foreseePageMetadata(request: Request): void {
  askPageMetadata(request, slugOf(new URL(request.url).pathname));
}

function slugOf(pathname: string): string {
  return pathname.replace(/^\/+|\/+$/g, "") || "home";
}

/** Picks the provider's metadata; empty members are left out. */
function descriptionOf({ metadata, pageDetails }: ProviderPage): Partial<PageDescription> {
  const cms = metadata?.cmsPage;
  const said = cms ?? metadata?.products?.items[0] ?? metadata?.blogPostList;
  const canonical = cms?.custom_canonical_url || cms?.canonical_url || pageDetails?.canonical_url;
  return withoutEmpty({
    title: said?.metaTitle,
    description: said?.meta_description,
    keywords: cms?.meta_keywords,
    robots: cms?.meta_robots,
    canonical: canonical && ownAddress(canonical),
    image: cms?.richsnippet_image_path && ownAddress(cms.richsnippet_image_path),
  });
}

/** Adds the neon sign, which needs a price. */
function withSign({ metadata }: ProviderPage): Pick<PageDescription, "neonSign"> {
  const { remarketing_product_id, product_name, schema_price } = metadata?.neonSignInformation ?? {};
  if (!schema_price) return {};
  return { neonSign: { sku: remarketing_product_id ?? "", name: product_name ?? "", price: schema_price } };
}

/** Returns an absolute URL; a path of the provider is resolved against this shop. */
function ownAddress(address: string): string | undefined {
  const base = `${currentSettings().publicUrl}/`;
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function withoutEmpty<Members extends object>(members: Members): { [Name in keyof Members]?: string } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value)) as {
    [Name in keyof Members]?: string;
  };
}
